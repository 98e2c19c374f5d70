import type { Line } from './Explanation'
import { showText } from './showText'

/** Nobody reads more of it. */
const longest = 80

/** A line for what a request only writes down, as text if it's one. */
export function noteLine(data: Uint8Array): Line {
  const shown = data.subarray(0, longest * 2)
  const bytes = Array.from(shown, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { kind: 'note', data: data.length > shown.length ? `${bytes}…` : bytes, text: textIn(data) }
}

function textIn(data: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(data.subarray(0, longest * 8))
    // Numbers are often valid text too, but not one that anybody could read.
    return text === '' || /[^\P{Cc}\n\r\t]/u.test(text) ? undefined : showText(text, longest * 2)
  } catch {
    // Bytes that aren't text.
    return undefined
  }
}
