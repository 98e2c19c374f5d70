import { httpStatus, type OnrampOrder, onrampOrderUnknown, postOnrampOrder } from '@latchkey/protocol'
import { fetchBalance } from '../account/fetchBalance'
import { fetchPortfolio } from '../account/fetchPortfolio'
import { getAccount } from '../connect/getAccount'
import { openGateway } from '../http/openGateway'
import type { Latchkey } from '../Latchkey'
import { updatePurchase } from './keepPurchases'
import { noticePurchase } from './noticePurchase'
import { isEnded, type Purchase } from './Purchase'

/** Why a purchase failed that the gateway doesn't know. */
const unknownOrder = 'unknown-order'

/** How often to ask, by age: a card takes minutes, a bank days. */
const pauses = [
  { youngerThanMs: 180_000, pauseMs: 4_000 },
  { youngerThanMs: 3_600_000, pauseMs: 15_000 },
  { youngerThanMs: Number.POSITIVE_INFINITY, pauseMs: 120_000 },
] as const

/** After this long nobody asks any more. */
const givenUpMs = 30 * 24 * 60 * 60 * 1000
/** A failed or expired one may still be paid on the vendor's page, such as with another card. */
const secondLookMs = 3_600_000
const secondLookPauseMs = 30_000

function pauseOf(row: Purchase, now: number): number {
  if (isEnded(row)) return secondLookPauseMs
  return pauses.find(({ youngerThanMs }) => now - row.startedAt < youngerThanMs)?.pauseMs ?? 120_000
}

function isFollowed(row: Purchase, now: number): boolean {
  if (!isEnded(row)) return now - row.startedAt < givenUpMs
  const { state, reason, endedAt } = row
  const isFinal = state === 'done' || reason === unknownOrder
  return !isFinal && endedAt !== null && now - endedAt < secondLookMs
}

/** What an answer changes about a row. */
function newsOf(row: Purchase, order: OnrampOrder, now: number): Partial<Purchase> {
  const { state, hash = null, reason = null, amount = null } = order
  // Only a new end counts, so nothing is followed forever.
  const endedAt = !isEnded({ state }) ? null : state === row.state ? row.endedAt : now
  const isNew = row.state !== state || row.hash !== hash || row.amount !== amount
  // The order was for something else: another program has changed the row.
  if (!isNew || order.asset !== row.asset || order.provider !== row.provider) return {}
  return { state, hash, reason, amount, endedAt }
}

/** [ONR-1] Asks after orders until nothing more can happen to them, also while the modal is closed. */
export function followPurchases(latchkey: Latchkey): { follow(): void; stop(): void } {
  const { host, store, logger } = latchkey
  let cancel: (() => void) | undefined
  let isAsking = false
  let isStopped = false
  const rows = () => store.getState().onramp?.purchases ?? []
  const open = () => (isStopped ? [] : rows().filter((row) => isFollowed(row, host.now())))

  const ask = async ({ orderId, secret }: Purchase) => {
    const order = await askOrder(orderId, secret)
    const before = rows().find((row) => row.orderId === orderId)
    const now = host.now()
    if (isStopped || !before || !isFollowed(before, now)) return
    const lost = isEnded(before) ? {} : { state: 'failed' as const, reason: unknownOrder, endedAt: now }
    const news: Partial<Purchase> = order ? newsOf(before, order, now) : lost
    if (Object.keys(news).length === 0) return
    updatePurchase(latchkey, orderId, news)
    const after = { ...before, ...news }
    if (isEnded(after) && after.state !== before.state) end(after)
  }

  /** Null if the gateway doesn't know the order. @throws httpStatus, requestTimeout, networkFailure, malformedAnswer */
  const askOrder = async (orderId: string, secret: string): Promise<OnrampOrder | null> => {
    try {
      return await openGateway(latchkey).call(postOnrampOrder, {
        params: { orderId },
        body: { secret },
        cache: 'no-store',
      })
    } catch (cause) {
      if (httpStatus.is(cause) && onrampOrderUnknown.is(cause.cause)) return null
      throw cause
    }
  }

  const end = (row: Purchase) => {
    noticePurchase(latchkey, row)
    const { caipAddress } = getAccount(store.getState())
    if (row.state !== 'done' || caipAddress !== `${row.networkId}:${row.address}`) return
    void fetchBalance(latchkey, { isForced: true })
    void fetchPortfolio(latchkey, { isForced: true })
  }

  const askAll = async () => {
    await Promise.all(
      open().map((row) =>
        ask(row).catch((cause: unknown) => logger.info('Could not ask after a purchase', cause)),
      ),
    )
  }

  const askLater = () => {
    cancel?.()
    const waiting = open()
    if (waiting.length === 0) return
    const pauseMs = Math.min(...waiting.map((row) => pauseOf(row, host.now())))
    cancel = host.setTimer(follow, pauseMs)
  }

  const follow = () => {
    // One round at a time; a new order is asked after in the next one.
    if (isAsking) return
    isAsking = true
    void askAll().finally(() => {
      isAsking = false
      askLater()
    })
  }

  return {
    follow,
    stop: () => {
      isStopped = true
      cancel?.()
    },
  }
}
