/** Invisible characters, and those that change the direction of the text around them. */
const unseen = /[\p{C}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]/gu

/** Cleans a stranger's text for storage and display: no invisible characters, and at most `most` long. */
export function cleanText(text: string, most: number): string | null {
  const clean = text
    .slice(0, most * 4)
    .normalize('NFC')
    .replace(unseen, '')
    .replace(/\s+/g, ' ')
    .trim()
  return [...clean].slice(0, most).join('').trim() || null
}
