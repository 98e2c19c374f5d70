import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useAnnounce } from '../hooks/useAnnounce'
import { firstControl, focusedElement, keepFocus } from './keepFocus'

type ViewFocus = {
  readonly inner: RefObject<HTMLElement | null>
  readonly viewKey: string
  /** Whether the view itself is shown, not its placeholder. */
  readonly isShown: boolean
  readonly title: string
  readonly isEmbedded: boolean
}

/** Moves focus into a view when it appears, and announces its title after the first. */
export function useViewFocus({ inner, viewKey, isShown, title, isEmbedded }: ViewFocus): void {
  const announce = useAnnounce()
  const isLater = useRef(false)
  // Before the effects of the view, which may have more to say. The dialog's own name is read when it opens.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a title that changes while its view stays is not spoken
  useLayoutEffect(() => {
    if (isShown && isLater.current) announce(title)
  }, [announce, viewKey, isShown])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another view
  useEffect(() => {
    const view = inner.current
    if (!isShown || !view) {
      // The next time it is shown counts as the first again.
      if (!isShown && !view?.isConnected) isLater.current = false
      return
    }
    const isFirst = !isLater.current
    isLater.current = true
    const focused = focusedElement(view.ownerDocument)
    // A visitor who goes back with the header's button may want to press it again.
    const isHeld = !isFirst && focused?.closest('[data-part="header"]')
    // An embedded card leaves focus to the page, unless it was in the card already.
    const isForeign = isEmbedded && (isFirst || (focused && focused.getRootNode() !== view.getRootNode()))
    if (!isHeld && !isForeign) firstControl(view).focus({ preventScroll: true })
    return keepFocus(view)
  }, [inner, viewKey, isShown, isEmbedded])
  useEffect(
    () => () => {
      isLater.current = false
    },
    [],
  )
}
