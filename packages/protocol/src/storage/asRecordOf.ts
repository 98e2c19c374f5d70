import { isRecord } from './isRecord'

/**
 * Parses a record of entries; one that is not as it should be is left out and the others stay.
 * Written out and not by a schema, because caches are read on the way to the account, where a schema library weighs.
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
