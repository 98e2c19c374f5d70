/** Reads a header such as `t=1,s=ab`; of a repeated name, the last counts. */
export function readParts(header: string | undefined): ReadonlyMap<string, string> {
  const parts = (header ?? '')
    .slice(0, 2_000)
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part.includes('='))
  return new Map(
    parts.map((part) => {
      const at = part.indexOf('=')
      return [part.slice(0, at), part.slice(at + 1)] as const
    }),
  )
}
