/** What has the focus, also inside of open shadow roots; null when nothing but the page itself has it. */
export function focusedElement(document: Document, outer = document.activeElement): Element | null {
  const inner = outer?.shadowRoot?.activeElement
  if (inner) return focusedElement(document, inner)
  return outer === document.body ? null : outer
}
