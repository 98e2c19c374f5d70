/**
 * Characters that are invisible or reverse the direction, so a text reads differently than it is: control and format
 * characters, fillers that Unicode counts as letters or marks, the empty braille cell and the empty note head.
 */
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/gu

/** Line breaks and tabs lay out a text; the two variation selectors choose how an emoji looks. */
const harmless = /\n|\t|\ufe0e|\ufe0f/

/** Makes everything invisible in a stranger's text visible. */
export function showText(text: string): string {
  return text.replace(hidden, (sign) => (harmless.test(sign) ? sign : `⟨U+${codeOf(sign)}⟩`))
}

function codeOf(sign: string): string {
  return (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
}
