import { hex } from '@scure/base'
import type { Line } from '../Explanation'
import { noteLine } from '../noteLine'
import { createReader } from './createReader'

const isNote = 0x6a
/** How the notes begin that move runes. */
const runes = '6a5d'

/** Whether a note says where runes go. */
export function movesRunes(script: Uint8Array): boolean {
  return hex.encode(script.subarray(0, 2)) === runes
}

/** The note in a script (OP_RETURN); none if it pays somebody. */
export function noteIn(script: Uint8Array): readonly Line[] {
  if (script[0] !== isNote) return []
  const reader = createReader(script.subarray(1))
  const length = reader.take(1)[0] ?? 0
  const size = length === 0x4c ? (reader.take(1)[0] ?? 0) : length
  const data = reader.take(size)
  // Anything but one piece of data is shown with the codes around it.
  return [noteLine(length <= 0x4c && reader.isDone() ? data : script.subarray(1))]
}
