import { nameSign } from './nameSign'

/** Characters that are invisible, change the direction or join with nothing, so a text reads differently than it is. */
const hidden = /[\p{Cc}\p{Cf}\p{DI}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}\u2800]/gu

/** More marks on one letter than any script needs; they run over the lines above and below. */
const piled = /(\p{M}{3})\p{M}+/gu

/** Longer than any honest text; a long one pushes the rest out of sight. */
const longest = 600

/** Makes what is invisible in a stranger's text visible, and cuts it where nobody would read on. */
export function showText(text: string, limit = longest): string {
  const shown = text
    .slice(0, limit * 2)
    .replace(hidden, nameSign)
    .replace(piled, '$1')
  const cut = [...shown.slice(0, limit * 2)]
  return cut.length > limit || text.length > limit * 2 ? `${cut.slice(0, limit).join('')}…` : shown
}
