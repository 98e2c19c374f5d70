import { docsLink, nowhereToShow } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'

/**
 * A site may open the modal before it renders the modal's place. React does that within a second of its code, even on
 * a slow phone, and the code of `open` comes after it. A page that needs longer than this has no place at all.
 */
const limitMs = 5_000

/** A place doesn't announce itself, so we look for it. Soon enough to be ready when the modal appears. */
const lookMs = 50

/**
 * Waits until the page has a place for the modal, or the modal closes. A page that gets none in time is told what is
 * missing, and its modal closes: it must not appear much later, when nobody expects it. Where nobody waits for it, the
 * console is told. @throws nowhereToShow
 */
export async function untilPlaced(latchkey: Latchkey, isAwaited: boolean): Promise<void> {
  const { host, logger, options, slots, getState } = latchkey
  // A server never has a place, and an embedded modal is a part of the page.
  if (!host.isBrowser || options.enableEmbedded) return
  for (let waitedMs = 0; slots.size === 0 && getState().modal.open; waitedMs += lookMs) {
    if (waitedMs >= limitMs) {
      await latchkey.close()
      const missing = nowhereToShow({ docs: docsLink('troubleshooting', 'place') })
      if (isAwaited) throw missing
      return logger.error('Could not show the modal', missing)
    }
    await new Promise<void>((resolve) => void host.setTimer(resolve, lookMs))
  }
}
