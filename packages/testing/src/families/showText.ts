/** Characters that are invisible or reverse the direction, so a text reads differently than it is. */
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u3164\uffa0]/gu

/** Makes everything invisible in a stranger's text visible; line breaks and tabs stay. */
export function showText(text: string): string {
  return text.replace(hidden, (sign) => (/[\n\t]/.test(sign) ? sign : `⟨U+${codeOf(sign)}⟩`))
}

function codeOf(sign: string): string {
  return (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
}
