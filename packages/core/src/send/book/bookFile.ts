import { addressBookInvalid, isRecord, isSameAddress } from '@latchkey/protocol'
import type { BookEntry } from './BookEntry'
import { mostEntries, parseEntry } from './bookItem'

const type = 'latchkey/address-book'

/** Adds entries to a book. A known address gets the new name. @throws addressBookInvalid */
export function addEntries(book: readonly BookEntry[], added: readonly BookEntry[]): readonly BookEntry[] {
  const result = [...book]
  for (const entry of added) {
    const at = result.findIndex(
      ({ namespace, address }) =>
        namespace === entry.namespace && isSameAddress(namespace, address, entry.address),
    )
    if (at >= 0) result[at] = entry
    else result.push(entry)
  }
  if (result.length > mostEntries) throw addressBookInvalid({ reason: `more than ${mostEntries} addresses` })
  return result
}

/** Writes a book as JSON, to keep in a file. */
export function writeBook(entries: readonly BookEntry[]): string {
  return JSON.stringify({ type, version: 1, entries }, null, 2)
}

/** Reads a file that `writeBook` wrote. One bad entry refuses the whole file, so nothing is lost silently. @throws addressBookInvalid */
export function readBook(text: string): readonly BookEntry[] {
  const json = parseJson(text)
  if (!isRecord(json) || json.type !== type || !Array.isArray(json.entries))
    throw addressBookInvalid({ reason: 'unknown format' })
  if (json.version !== 1) throw addressBookInvalid({ reason: `version ${String(json.version).slice(0, 20)}` })
  return json.entries.map((each: unknown, index) => {
    const entry = parseEntry(each)
    if (!entry) throw addressBookInvalid({ reason: `entry ${index + 1}` })
    return entry
  })
}

function parseJson(text: string): unknown {
  try {
    // A book of the largest size is far smaller.
    return text.length > 1_000_000 ? null : JSON.parse(text)
  } catch (cause) {
    throw addressBookInvalid({ reason: 'not JSON' }, { cause })
  }
}
