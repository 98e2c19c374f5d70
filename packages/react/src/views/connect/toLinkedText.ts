/** A piece of a sentence; with an address it is a link. */
export type TextPiece = { readonly text: string; readonly href?: string }

// From Unicode's private use area: no dictionary and no language writes them.
const marks: readonly string[] = ['\ue000', '\ue001']

/** Puts links into a sentence wherever the language wants them; `fill` gets a stand-in for each link. */
export function toLinkedText(
  links: readonly Required<TextPiece>[],
  fill: (...standIns: string[]) => string,
): readonly TextPiece[] {
  return fill(...marks.slice(0, links.length))
    .split(/([\ue000\ue001])/u)
    .filter((text) => text !== '')
    .map((text) => links[marks.indexOf(text)] ?? { text })
}
