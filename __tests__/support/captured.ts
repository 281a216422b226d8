/** What a command prints that runs in this process. */

export interface Run {
  /** Its exit code. */
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** What work of this process prints, which must be all that prints then. */
export async function captured(work: () => Promise<number>): Promise<Run> {
  const printed = { stdout: "", stderr: "" };
  const streams = ["stdout", "stderr"] as const;
  const own = streams.map((name) => Object.getOwnPropertyDescriptor(process[name], "write"));
  for (const name of streams) {
    process[name].write = (chunk: string | Uint8Array) => {
      printed[name] += typeof chunk === "string" ? chunk : new TextDecoder().decode(chunk);
      return true;
    };
  }
  try {
    return { code: await work(), ...printed };
  } finally {
    streams.forEach((name, index) => {
      const descriptor = own[index];
      if (descriptor) Object.defineProperty(process[name], "write", descriptor);
      else Reflect.deleteProperty(process[name], "write");
    });
  }
}
