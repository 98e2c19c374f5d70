/** Overwrites secrets with zeros. Copies that the engine made can't be reached. */
export function wipe(...secrets: readonly (Uint8Array | undefined)[]): void {
  for (const secret of secrets) secret?.fill(0)
}
