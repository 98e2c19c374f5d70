/** Whether a program is ready, and what to print about it. */
export type Brought = { readonly isReady: boolean; readonly what: string }

/** Looks for a program and unpacks it if it is missing. Never rejects: the caller decides what a missing one means. */
export async function bringProgram(find: () => unknown, unpack: () => Promise<string>): Promise<Brought> {
  try {
    return { isReady: true, what: find() ? 'is ready' : await unpack() }
  } catch (error) {
    return { isReady: false, what: error instanceof Error ? error.message : String(error) }
  }
}
