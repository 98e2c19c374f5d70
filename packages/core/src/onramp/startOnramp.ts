import type { Latchkey } from '../Latchkey'
import { followPurchases } from './followPurchases'
import { reloadPurchases } from './keepPurchases'
import type { LiveOnramp } from './LiveOnramp'
import { purchasesItem } from './purchasesItem'

/** Reads what is stored and follows open orders. Once per instance. */
export function startOnramp(latchkey: Latchkey): LiveOnramp {
  if (latchkey.live.onramp) return latchkey.live.onramp
  const { storage, host, live } = latchkey
  reloadPurchases(latchkey)
  const following = followPurchases(latchkey)
  const unhear = host.onStorageChange((key) => {
    if (key !== null && key !== storage.keyOf(purchasesItem)) return
    reloadPurchases(latchkey)
    following.follow()
  })
  live.onramp = {
    follow: following.follow,
    stop: () => {
      unhear()
      following.stop()
    },
  }
  following.follow()
  return live.onramp
}
