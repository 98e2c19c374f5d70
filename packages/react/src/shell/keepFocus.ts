import { firstControl } from './firstControl'
import { focusedElement } from './focusedElement'

/**
 * Gives the focus to the next best control when the one that had it goes away, and to the first one that comes
 * when there was none; returns how to stop.
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
