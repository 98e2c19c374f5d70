/** A file that wasn't taken. */
export type RefusedFile = { readonly path: string; readonly reason: string }

/** The files of a registry by their path in it, and those that can't be read safely. */
export type RegistryFiles = {
  readonly files: ReadonlyMap<string, Buffer>
  readonly refused: readonly RefusedFile[]
}
