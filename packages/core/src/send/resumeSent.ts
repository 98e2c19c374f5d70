import { defineItem } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { lazy } from '../ports/lazy'
import { sentKey } from './sentKey'

/** Only visitors who have sent something load it. */
const startSend = /* @__PURE__ */ lazy(async () => (await import('./startSendLater')).startSendLater)

/** Whether something was sent. What it was is read later, with the code that follows it. */
const hasSentItem = /* @__PURE__ */ defineItem<boolean>({
  key: sentKey,
  as: { decode: () => true, encode: String },
  initial: false,
})

/** Goes on to follow what was sent in an earlier visit, once its wallet is connected again. */
export function resumeSent(latchkey: Latchkey): void {
  const { live, logger, storage } = latchkey
  if (live.send || !storage.get(hasSentItem)) return
  startSend(latchkey).catch((cause) => logger.warn('Could not follow sent transactions', cause))
}
