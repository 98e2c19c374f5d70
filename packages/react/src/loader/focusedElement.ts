/** What has the focus, also inside of open shadow roots; null when nothing but the page itself has it. */
export function focusedElement({ activeElement, body }: Document): Element | null {
  let focused = activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused === body ? null : focused
}
