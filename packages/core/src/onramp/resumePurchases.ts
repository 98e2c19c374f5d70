import { defineItem } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { lazy } from '../ports/lazy'
import { purchasesKey } from './purchasesKey'

/** Only visitors who have bought something load it. */
const startOnramp = /* @__PURE__ */ lazy(async () => (await import('./startOnramp')).startOnramp)

/** Whether something was bought. What it was is read later, with the code that follows it. */
const hasBoughtItem = /* @__PURE__ */ defineItem<boolean>({
  key: purchasesKey,
  as: { decode: () => true, encode: String },
  initial: false,
})

/** Goes on to follow what was bought in an earlier visit, once its wallet is connected again. */
export function resumePurchases(latchkey: Latchkey): void {
  const { live, logger, storage } = latchkey
  if (live.onramp || !storage.get(hasBoughtItem)) return
  startOnramp(latchkey).catch((cause) => logger.warn('Could not follow purchases', cause))
}
