/** Returns the focused element, also inside open shadow roots; null if only the page itself has focus. */
export function focusedElement(document: Document, outer = document.activeElement): Element | null {
  const inner = outer?.shadowRoot?.activeElement
  if (inner) return focusedElement(document, inner)
  return outer === document.body ? null : outer
}

const controls = 'button:not(:disabled),a[href],input:not(:disabled)'

/** Returns the control a visitor most likely wants; the view itself if that is a field that would raise a keyboard. */
export function firstControl(view: HTMLElement): HTMLElement {
  const control =
    view.querySelector<HTMLElement>('[data-autofocus]') ?? view.querySelector<HTMLElement>(controls)
  const isTouched = view.ownerDocument.defaultView?.matchMedia('(pointer: coarse)').matches
  return control && !(isTouched && control.matches('input')) ? control : view
}

/**
 * Moves focus to the next best control when the focused one goes away, and to the first that appears if there was none.
 * Returns how to stop.
 */
export function keepFocus(view: HTMLElement): () => void {
  const document = view.ownerDocument
  let last: EventTarget | null = focusedElement(document)
  let isWaiting = last === view
  const remember = ({ target }: FocusEvent) => {
    last = target
    isWaiting &&= target === view
  }
  const observer = new MutationObserver(() => {
    const focused = focusedElement(document)
    const isGone = last instanceof Node && !last.isConnected && !focused
    if (isGone || (isWaiting && focused === view)) firstControl(view).focus({ preventScroll: true })
  })
  view.addEventListener('focusin', remember)
  observer.observe(view, { childList: true, subtree: true })
  return () => {
    view.removeEventListener('focusin', remember)
    observer.disconnect()
  }
}
