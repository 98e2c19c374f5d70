import { createHash } from 'node:crypto'

/** What a picture is drawn from. */
export type Monogram = {
  /** One or two letters, or a sign. */
  readonly letters: string
  /** What the colours are made from: the same for the same thing, everywhere. */
  readonly seed: string
}

/** A picture for what has none: letters on a soft gradient, as SVG. */
export function drawMonogram({ letters, seed }: Monogram): string {
  const [first = 0, second = 0, third = 0] = createHash('sha256').update(seed).digest()
  const hue = Math.round((first / 255) * 360)
  const other = (hue + 25 + Math.round((second / 255) * 40)) % 360
  // Dark enough for white letters on any hue, yellow included.
  const light = 34 + Math.round((third / 255) * 6)
  const size = [...letters].length > 1 ? 9 : 11
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">',
    '<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1">',
    `<stop offset="0" stop-color="hsl(${hue} 62% ${light}%)"/>`,
    `<stop offset="1" stop-color="hsl(${other} 62% ${light - 8}%)"/>`,
    '</linearGradient></defs><rect width="24" height="24" fill="url(#g)"/>',
    `<text x="12" y="12" dy=".35em" fill="#fff" font-family="system-ui,sans-serif" font-size="${size}" `,
    `font-weight="600" text-anchor="middle">${escapeXml(letters)}</text></svg>`,
  ].join('')
}

function escapeXml(text: string): string {
  // Numbers mean the same in every document, named entities don't.
  return text.replace(/[<>&"'\p{Cc}]/gu, (sign) => (/\p{Cc}/u.test(sign) ? '' : `&#${sign.codePointAt(0)};`))
}
