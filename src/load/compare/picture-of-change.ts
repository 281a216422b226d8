/** The picture of a change under a gate, whose layout says which targets may be notes. */
import { notePath } from "../../layouts/note-path.js";
import { changePicture, type ChangePicture } from "../../memory/change-picture.js";
import type { Change } from "../../memory/change.js";
import type { Gate } from "../gate.js";

export function pictureOfChange(
  change: Change,
  { ontology, layout }: Pick<Gate, "ontology" | "layout">,
): ChangePicture {
  return changePicture(change, ontology, (target) => notePath(target, layout));
}
