import { defineItem, isAddress, isNamespace, isRecord, safeName } from '@latchkey/protocol'
import type { BookEntry } from './BookEntry'

/** More than anybody keeps by hand. */
export const mostEntries = 500

/** Reads one entry; undefined if it isn't one. */
export function parseEntry(value: unknown): BookEntry | undefined {
  if (!isRecord(value)) return undefined
  const { namespace, address } = value
  const name = safeName(value.name)
  return isNamespace(namespace) && isAddress(namespace, address) && name
    ? { namespace, address, name }
    : undefined
}

/** The visitor's address book, in the order of adding. */
export const bookItem = /* @__PURE__ */ defineItem<readonly BookEntry[]>({
  key: 'address_book',
  as: {
    decode(text) {
      const json: unknown = JSON.parse(text)
      return Array.isArray(json)
        ? json.slice(0, mostEntries).flatMap((each) => parseEntry(each) ?? [])
        : undefined
    },
    encode: (entries) => JSON.stringify(entries),
  },
  initial: [],
})
