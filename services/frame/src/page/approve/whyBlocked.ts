/** Why a request can't be approved yet. */
export type Block =
  /** The browser can't tell whether something covers the panel. */
  | 'window'
  /** The frame is too small to show what is approved. */
  | 'small'
  /** Something covers, clips or fades the panel. */
  | 'hidden'
  /** Still finding out what the request does. */
  | 'checking'
  /** The visitor hasn't scrolled to the end. */
  | 'unread'
  /** The panel or the request appeared a moment ago. */
  | 'wait'

/** A width and a height in CSS pixels. */
export type Size = { readonly width: number; readonly height: number }

/** What is known about a panel. Times are in milliseconds. */
export type Sight = {
  /** Whether the browser can tell that the whole panel is visible. */
  readonly canTell: boolean
  /** Since when the whole panel is visible. Null while it isn't. */
  readonly visibleSince: number | null
  /** When the request or its explanation last changed on the screen. */
  readonly changedAt: number
  readonly isExplained: boolean
  /** Whether everything has been in sight. */
  readonly isRead: boolean
  readonly panel: Size
  readonly screen: Size
}

/** How long a panel and a request stay the same before a press counts: longer than an aimed click takes. */
export const settleMs = 600

const smallest: Size = { width: 320, height: 480 }

/** Narrower than this, a screen is a phone's. */
const phoneWidth = 480

/** Returns why a request can't be approved at a time, or null if it can. */
export function whyBlocked(sight: Sight, now: number): Block | null {
  if (!sight.canTell) return 'window'
  if (!isLargeEnough(sight)) return 'small'
  if (sight.visibleSince === null) return 'hidden'
  if (!sight.isExplained) return 'checking'
  if (!sight.isRead) return 'unread'
  return now - Math.max(sight.visibleSince, sight.changedAt) < settleMs ? 'wait' : null
}

/** A phone may be narrower, or lower while its keyboard is open; there the panel takes the full width. */
function isLargeEnough({ panel, screen }: Sight): boolean {
  if (panel.width >= smallest.width && panel.height >= smallest.height) return true
  const isPhone = Math.min(screen.width, screen.height) < phoneWidth
  // A pixel less, because sizes may be rounded.
  const isFullWidth = panel.width >= screen.width - 1
  return isPhone && isFullWidth && panel.height >= Math.min(smallest.height, screen.height / 2)
}
