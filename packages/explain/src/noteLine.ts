import type { Line } from './Explanation'
import { showText } from './showText'
import { textIn } from './textIn'

/** Nobody reads more of it. */
const longest = 80

/** A line for what a request only writes down, as text if it's one. */
export function noteLine(data: Uint8Array): Line {
  const shown = data.subarray(0, longest * 2)
  const bytes = Array.from(shown, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const text = textIn(data.subarray(0, longest * 8))
  return {
    kind: 'note',
    data: data.length > shown.length ? `${bytes}…` : bytes,
    text: text && showText(text, longest * 2),
  }
}
