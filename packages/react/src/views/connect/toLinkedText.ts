/** A piece of a sentence, a link if it has a URL. */
export type TextPiece = { readonly text: string; readonly href?: string }

// From Unicode's private use area, which no dictionary uses.
const marks: readonly string[] = ['\ue000', '\ue001']

/** Puts links into a sentence, wherever the language needs them. `fill` gets a placeholder for each. */
export function toLinkedText(
  links: readonly Required<TextPiece>[],
  fill: (...standIns: string[]) => string,
): readonly TextPiece[] {
  return fill(...marks.slice(0, links.length))
    .split(/([\ue000\ue001])/u)
    .filter((text) => text !== '')
    .map((text) => links[marks.indexOf(text)] ?? { text })
}
