/** Signs that are not seen or that turn the direction of what follows: with them a text reads other than it is. */
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u3164\uffa0]/gu

/** A stranger's text with everything invisible made visible; line ends and tabs stay. */
export function showText(text: string): string {
  return text.replace(hidden, (sign) => (/[\n\t]/.test(sign) ? sign : `⟨U+${codeOf(sign)}⟩`))
}

function codeOf(sign: string): string {
  return (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
}
