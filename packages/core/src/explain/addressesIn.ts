import type { Explanation } from '@latchkey/explain'

/** The addresses that an explanation names, each once. */
export function addressesIn({ lines, warnings }: Explanation): readonly string[] {
  const named = lines.flatMap((line) => [
    ...('to' in line ? [line.to] : []),
    ...('spender' in line ? [line.spender] : []),
    ...('at' in line ? [line.at] : []),
    ...('owner' in line ? [line.owner] : []),
    ...('token' in line && line.token.kind !== 'native' ? [line.token.address] : []),
  ])
  return [...new Set([...named, ...warnings.map(({ address }) => address)])].filter(
    (one) => one !== undefined,
  )
}
