import type { Latchkey } from '../Latchkey'
import type { Purchase } from './Purchase'
import { purchasesItem } from './purchasesItem'
import { onrampLearnt } from './transitions'

/** How long an ended purchase is listed here. */
const keptMs = 90 * 24 * 60 * 60 * 1000

/** Writes the list after a change. Reads it first, because another tab may have changed it. */
function change(latchkey: Latchkey, apply: (rows: readonly Purchase[]) => readonly Purchase[]): void {
  const { storage, host, store } = latchkey
  const isKept = ({ endedAt }: Purchase) => endedAt === null || host.now() - endedAt < keptMs
  const purchases = apply(storage.get(purchasesItem)).filter(isKept)
  storage.set(purchasesItem, purchases)
  store.send(onrampLearnt, { purchases })
}

/** Keeps a purchase that was just started. */
export function addPurchase(latchkey: Latchkey, added: Purchase): void {
  change(latchkey, (rows) => [added, ...rows.filter(({ orderId }) => orderId !== added.orderId)])
}

/** Keeps what is new about a purchase. */
export function updatePurchase(latchkey: Latchkey, orderId: string, news: Partial<Purchase>): void {
  change(latchkey, (rows) => rows.map((row) => (row.orderId === orderId ? { ...row, ...news } : row)))
}

/** Reads the list again, after a reload or a change in another tab. */
export function reloadPurchases({ store, storage }: Latchkey): void {
  store.send(onrampLearnt, { purchases: storage.get(purchasesItem) })
}
