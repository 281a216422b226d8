/** The pages that the pictures are drawn from: whoever has a page need not draw it to know whether its picture is of it. */
import { createHash } from "node:crypto";
import { htmlPage } from "../../src/report/html/page.js";
import { commentBox } from "../comment-box.js";
import { pictureCases } from "./cases.js";

export interface PicturePage {
  /** Of the file: `clean`. */
  readonly name: string;
  readonly html: string;
  /** SHA-256 of the page, in hexadecimal. */
  readonly digest: string;
}

/** By name of a picture the digest of the page that it shows; from the top of this project. */
export const DRAWN_FROM = "scripts/pictures/drawn-from.json";

/** @param top of this project, where the example is */
export async function picturePages(top: string): Promise<PicturePage[]> {
  return (await pictureCases(top)).map(({ name, title, input }) => {
    const html = htmlPage(title, commentBox(input, "memory-steward", "commented"));
    return { name, html, digest: createHash("sha256").update(html).digest("hex") };
  });
}
