/** One reading of the bytes: as they are, or decoded, unescaped, joined; every offset leads back to the bytes. */
import type { OffsetMap } from "./offset-map.js";

export class View {
  private latin: string | undefined;

  /**
   * `name` is what `SecretMatch.views` shows. `bytes` are UTF-8 where the source was text. Without `parent` it is the bytes
   * that were given.
   */
  constructor(
    readonly name: string,
    readonly bytes: Buffer,
    private readonly parent?: { readonly view: View; readonly map: OffsetMap },
  ) {}

  /** One code unit for each byte, so that offsets are those of `bytes`; what is not ASCII reads as U+0080 to U+00FF. */
  get text(): string {
    this.latin ??= this.bytes.toString("latin1");
    return this.latin;
  }

  /** How often something was decoded or joined to come here. */
  get depth(): number {
    return this.parent ? this.parent.view.depth + 1 : 0;
  }

  /** Whether a reading of this kind was taken on the way here. */
  isWithin(name: string): boolean {
    return this.name === name || (this.parent?.view.isWithin(name) ?? false);
  }

  get root(): View {
    return this.parent?.view.root ?? this;
  }

  rootStart(offset: number): number {
    return this.parent ? this.parent.view.rootStart(this.parent.map.start(offset)) : offset;
  }

  rootEnd(offset: number): number {
    return this.parent ? this.parent.view.rootEnd(this.parent.map.end(offset)) : offset;
  }

  /** What stands there, as text; a byte that is no UTF-8 becomes U+FFFD. */
  slice(start: number, end: number): string {
    return this.bytes.toString("utf8", start, end);
  }
}
