/** Characters that are not seen, or that turn the direction of the text around them. */
const unseen = /[\p{C}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]/gu

/** A text that a stranger wrote, fit to be kept and shown: no characters that can't be seen, and no longer than `most`. */
export function cleanText(text: string, most: number): string | null {
  const clean = text
    .slice(0, most * 4)
    .normalize('NFC')
    .replace(unseen, '')
    .replace(/\s+/g, ' ')
    .trim()
  return [...clean].slice(0, most).join('').trim() || null
}
