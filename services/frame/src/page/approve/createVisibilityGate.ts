import { canTellCovers } from './canTellCovers'
import { isOwnPress } from './isOwnPress'
import { type Block, type Sight, settleMs, whyBlocked } from './whyBlocked'

/** Watches a panel and says whether its button may be pressed. */
export type VisibilityGate = {
  /** Why nothing can be approved now, or null. */
  block(): Block | null
  /** Tells whether a click on the button is the visitor's, and allowed now. */
  accepts(event: MouseEvent): boolean
  /** Notes that the pointer went down on the button. */
  down(event: PointerEvent): void
  /** Starts over, since what the panel shows has changed. */
  change(isExplained: boolean): void
  stop(): void
}

/** What {@link createVisibilityGate} takes. */
export type Watched = {
  /** The whole panel. Watching the button alone would miss a site that shows nothing but the button. */
  readonly panel: HTMLElement
  /** What scrolls if the request is longer than the panel. */
  readonly content: HTMLElement
  readonly onChange: (block: Block | null) => void
  /** Milliseconds that only go forward. */
  readonly now?: () => number
}

/** Version 2 of the observer, which sees what covers the page from outside. */
const options = { threshold: [1], trackVisibility: true, delay: 100 }

/** Watches a panel until it's stopped. A page that isn't in a frame can't be covered by another one. */
export function createVisibilityGate({
  panel,
  content,
  onChange,
  now = () => performance.now(),
}: Watched): VisibilityGate {
  const view = panel.ownerDocument.defaultView ?? window
  const isTop = view.top === view
  const canTell = canTellCovers(view)
  let visibleSince: number | null = isTop ? now() : null
  let changedAt = now()
  let focusedSince: number | null = panel.ownerDocument.hasFocus() ? now() : null
  let [isExplained, isRead, isDown] = [false, false, false]
  let shape = ''
  let timer: ReturnType<typeof setTimeout> | undefined

  const sight = (): Sight => {
    const { width, height } = panel.getBoundingClientRect()
    return {
      canTell,
      visibleSince,
      changedAt,
      isExplained,
      isRead,
      panel: { width, height },
      screen: view.screen,
    }
  }
  const block = () => whyBlocked(sight(), now())
  const update = () => {
    // In another shape it shows other parts: a site could make the frame high for a moment, and then low.
    const newShape = `${content.clientHeight}/${content.scrollHeight}`
    if (newShape !== shape) isRead = false
    shape = newShape
    // A longer text than the panel was read once its end was in sight.
    const isAtEnd = content.scrollTop + content.clientHeight >= content.scrollHeight - 2
    isRead ||= isExplained && visibleSince !== null && isAtEnd
    const found = block()
    if (found !== null) isDown = false
    clearTimeout(timer)
    if (found === 'wait')
      timer = setTimeout(update, Math.max(visibleSince ?? 0, changedAt) + settleMs - now() + 1)
    onChange(found)
  }
  const restart = () => {
    changedAt = now()
    isDown = false
    update()
  }
  const see = (isVisible: boolean) => {
    visibleSince = isVisible ? (visibleSince ?? now()) : null
    update()
  }

  const observer =
    canTell && !isTop ? new IntersectionObserver((entries) => see(isSeen(entries.at(-1))), options) : null
  observer?.observe(panel)
  const sizes = new ResizeObserver(update)
  for (const element of [panel, content, ...content.children]) sizes.observe(element)
  content.addEventListener('scroll', update, { passive: true })
  const onFocus = () => {
    focusedSince = now()
    // Another window over this one could close at the first click of two.
    if (isTop) restart()
  }
  const onBlur = () => {
    focusedSince = null
  }
  // A hidden tab isn't drawn, so the observer says nothing until it's asked again.
  const onTab = () => {
    see(isTop && panel.ownerDocument.visibilityState === 'visible')
    observer?.unobserve(panel)
    observer?.observe(panel)
  }
  view.addEventListener('focus', onFocus)
  view.addEventListener('blur', onBlur)
  panel.ownerDocument.addEventListener('visibilitychange', onTab)

  return {
    block,
    accepts(event) {
      const isByKey = event.detail === 0
      const press = { isTrusted: event.isTrusted, isByKey, isWholeClick: isDown, focusedSince }
      isDown = false
      return isOwnPress(press, now()) && block() === null
    },
    down(event) {
      isDown = event.isTrusted && block() === null
    },
    change(isNowExplained) {
      isExplained = isNowExplained
      isRead = false
      restart()
    },
    stop() {
      clearTimeout(timer)
      observer?.disconnect()
      sizes.disconnect()
      content.removeEventListener('scroll', update)
      view.removeEventListener('focus', onFocus)
      view.removeEventListener('blur', onBlur)
      panel.ownerDocument.removeEventListener('visibilitychange', onTab)
    },
  }
}

/** The types of the platform don't know version 2 yet. */
function isSeen(entry: IntersectionObserverEntry | undefined): boolean {
  return entry !== undefined && 'isVisible' in entry && entry.isVisible === true
}
