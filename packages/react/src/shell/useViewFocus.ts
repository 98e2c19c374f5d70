import { type RefObject, useContext, useEffect, useRef } from 'react'
import { AnnounceContext } from '../hooks/AnnounceContext'
import { focusedElement } from '../loader/focusedElement'

const controls = 'button:not(:disabled),a[href],input:not(:disabled)'

/** The control a visitor most likely wants; a field only where focusing it doesn't raise a keyboard over the sheet. */
function firstControl(view: HTMLElement): HTMLElement {
  const control =
    view.querySelector<HTMLElement>('[data-autofocus]') ?? view.querySelector<HTMLElement>(controls)
  const isTouched = view.ownerDocument.defaultView?.matchMedia('(pointer: coarse)').matches
  return control && !(isTouched && control.matches('input')) ? control : view
}

type ViewFocus = {
  readonly inner: RefObject<HTMLElement | null>
  readonly viewKey: string
  /** Whether the view itself is there, not what keeps its place. */
  readonly isShown: boolean
  readonly title: string
  readonly isEmbedded: boolean
}

/** Moves the focus into a view when it appears, and says its title after the first. */
export function useViewFocus({ inner, viewKey, isShown, title, isEmbedded }: ViewFocus): void {
  const announce = useContext(AnnounceContext)
  const seen = useRef<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a title that changes while its view stays is not spoken
  useEffect(() => {
    const view = inner.current
    if (!isShown || !view || seen.current === viewKey) return
    const isFirst = seen.current === null
    seen.current = viewKey
    // The dialog's own name is read when it opens.
    if (!isFirst) announce(title)
    // An embedded card must not draw the focus to itself when the page loads.
    if (isFirst && isEmbedded) return
    const focused = focusedElement(view.ownerDocument)
    // Whoever goes back by the header's button may want to press it again.
    if (!isFirst && focused?.closest('[data-part="header"]')) return
    if (isEmbedded && focused && focused.getRootNode() !== view.getRootNode()) return
    firstControl(view).focus({ preventScroll: true })
  }, [inner, viewKey, isShown, isEmbedded])
}
