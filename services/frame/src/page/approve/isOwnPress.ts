import { settleMs } from './whyBlocked'

/** How a button was pressed. Times are in milliseconds. */
export type Press = {
  /** Whether the visitor did it, and not a script. */
  readonly isTrusted: boolean
  /** By a key, rather than a pointer. */
  readonly isByKey: boolean
  /** Whether the pointer went down on this button after the button could be pressed. */
  readonly isWholeClick: boolean
  /** Since when the keyboard belongs to this page. Null while it doesn't. */
  readonly focusedSince: number | null
}

/**
 * Tells whether the visitor meant to press. A site can move the focus into the frame under a key that is being hit, or
 * let go of a pointer over the button, so the whole press has to happen here.
 */
export function isOwnPress(press: Press, now: number): boolean {
  if (!press.isTrusted) return false
  if (!press.isByKey) return press.isWholeClick
  return press.focusedSince !== null && now - press.focusedSince >= settleMs
}
