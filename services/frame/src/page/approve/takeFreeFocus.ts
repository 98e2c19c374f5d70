/** Focuses an element, unless something else in its page has the focus. */
export function takeFreeFocus(element: HTMLElement | null): void {
  const page = element?.ownerDocument
  if (page?.activeElement === page?.body) element?.focus({ preventScroll: true })
}
