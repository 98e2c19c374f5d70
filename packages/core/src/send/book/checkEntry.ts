import { addressBookInvalid } from '@latchkey/protocol'
import type { BookEntry } from './BookEntry'
import { parseEntry } from './bookItem'

/** Cleans what the visitor wants to keep. @throws addressBookInvalid */
export function checkEntry(given: BookEntry): BookEntry {
  const entry = parseEntry(given)
  if (!entry) throw addressBookInvalid({ reason: 'the address or the name is wrong' })
  return entry
}
