import { createHash } from 'node:crypto'

/** What to draw. */
export type Monogram = {
  /** One or two letters, or a symbol. */
  readonly letters: string
  /** Determines the colours: the same thing looks the same everywhere. */
  readonly seed: string
}

/** Draws letters on a soft gradient, as SVG. */
export function drawMonogram({ letters, seed }: Monogram): string {
  const [first = 0, second = 0, third = 0] = createHash('sha256').update(seed).digest()
  const hue = Math.round((first / 255) * 360)
  const other = (hue + 25 + Math.round((second / 255) * 40)) % 360
  const more = Math.round((third / 255) * 5)
  const size = [11, 9, 7][[...letters].length - 1] ?? 7
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">',
    '<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1">',
    `<stop offset="0" stop-color="${colour(hue, more)}"/>`,
    `<stop offset="1" stop-color="${colour(other, 0)}"/>`,
    '</linearGradient></defs><rect width="24" height="24" fill="url(#g)"/>',
    `<text x="12" y="12" dy=".35em" fill="#fff" font-family="system-ui,sans-serif" font-size="${size}" `,
    `font-weight="600" text-anchor="middle">${escapeXml(letters)}</text></svg>`,
  ].join('')
}

/** Dark enough for white letters: yellow, green and cyan look lighter than their value. */
function colour(hue: number, more: number): string {
  const isBright = hue > 35 && hue < 200
  return `hsl(${hue} 62% ${(isBright ? 24 : 36) + more}%)`
}

function escapeXml(text: string): string {
  // Numeric entities work in every document, named ones don't.
  return text.replace(/[<>&"'\p{Cc}]/gu, (sign) => (/\p{Cc}/u.test(sign) ? '' : `&#${sign.codePointAt(0)};`))
}
