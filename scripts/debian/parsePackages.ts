/** A package of an archive's index. */
export type DebianPackage = {
  readonly name: string
  readonly file: string
  readonly sha256: string
  /** Each is a list of alternatives. */
  readonly needs: readonly (readonly string[])[]
  readonly provides: readonly string[]
}

/** `libc6 (>= 2.38) | libc6-x` to names. */
function namesIn(text: string, separator: string): readonly string[] {
  return text.split(separator).flatMap((part) => /^\s*([\w.+-]+)/.exec(part)?.[1] ?? [])
}

/** Reads the index of a Debian archive (`Packages`). */
export function parsePackages(index: string): readonly DebianPackage[] {
  return index.split(/\n\n+/).flatMap((stanza) => {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(stanza)?.[1] ?? ''
    const [name, file, sha256] = [field('Package'), field('Filename'), field('SHA256')]
    if (!name || !file || !sha256) return []
    const needed = [field('Depends'), field('Pre-Depends')].join(',').split(',')
    const needs = needed.map((part) => namesIn(part, '|')).filter((names) => names.length > 0)
    return [{ name, file, sha256, needs, provides: namesIn(field('Provides'), ',') }]
  })
}
