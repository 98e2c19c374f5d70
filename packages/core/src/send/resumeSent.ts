import { storagePrefix } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { lazy } from '../ports/lazy'
import { sentKey } from './sentKey'

/** Only visitors who have sent something load it. */
const startSend = /* @__PURE__ */ lazy(async () => (await import('./startSend')).startSend)

/** Goes on to follow what was sent in an earlier visit, once its wallet is connected again. */
export function resumeSent(latchkey: Latchkey): void {
  const { host, live, logger } = latchkey
  try {
    if (live.send || !host.storage?.getItem(`${storagePrefix}${sentKey}`)) return
  } catch {
    // Storage is denied, so nothing was kept.
    return
  }
  startSend(latchkey).catch((cause) => logger.warn('Could not follow sent transactions', cause))
}
