import { isRecord } from '../untrusted/isRecord'

/**
 * Parses a record and drops invalid entries.
 * Not by a schema: caches are read while the account opens, where a schema library is too heavy.
 */
export function asRecordOf<Entry>(
  parse: (entry: Readonly<Record<string, unknown>>) => Entry | undefined,
): (json: unknown) => { readonly [key: string]: Entry } | undefined {
  return (json) => {
    if (!isRecord(json)) return undefined
    return Object.fromEntries(
      Object.entries(json).flatMap(([key, value]) => {
        const entry = isRecord(value) ? parse(value) : undefined
        return entry && key !== '__proto__' ? [[key, entry] as const] : []
      }),
    )
  }
}
