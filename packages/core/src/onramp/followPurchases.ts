import { httpStatus, type OnrampOrder, onrampOrderUnknown, postOnrampOrder } from '@latchkey/protocol'
import { fetchBalance } from '../account/fetchBalance'
import { fetchPortfolio } from '../account/fetchPortfolio'
import { getAccount } from '../connect/getAccount'
import { openGateway } from '../http/openGateway'
import type { Latchkey } from '../Latchkey'
import { updatePurchase } from './keepPurchases'
import { noticePurchase } from './noticePurchase'
import { isEnded, type Purchase } from './Purchase'

/** How often to ask, by age: a card takes minutes, a bank days. */
const pauses = [
  { youngerThanMs: 180_000, pauseMs: 4_000 },
  { youngerThanMs: 3_600_000, pauseMs: 15_000 },
  { youngerThanMs: Number.POSITIVE_INFINITY, pauseMs: 120_000 },
] as const

/** After this long nobody asks any more. */
const givenUpMs = 30 * 24 * 60 * 60 * 1000

const pauseOf = ({ startedAt }: Purchase, now: number) =>
  pauses.find(({ youngerThanMs }) => now - startedAt < youngerThanMs)?.pauseMs ?? 120_000

/** What an answer changes about a row. */
function newsOf(row: Purchase, order: OnrampOrder, now: number): Partial<Purchase> {
  const { state, hash = null, reason = null, amount = null } = order
  const endedAt = isEnded({ state }) ? now : null
  const isNew = row.state !== state || row.hash !== hash || row.amount !== amount
  // The order was for something else: another program has changed the row.
  if (!isNew || order.asset !== row.asset || order.provider !== row.provider) return {}
  return { state, hash, reason, amount, endedAt }
}

/** [ONR-1] Asks after orders until they end, also while the modal is closed. */
export function followPurchases(latchkey: Latchkey): { follow(): void; stop(): void } {
  const { host, store, logger } = latchkey
  let cancel: (() => void) | undefined
  let isAsking = false
  let isStopped = false
  const rows = () => store.getState().onramp?.purchases ?? []
  const open = () =>
    isStopped ? [] : rows().filter((row) => !isEnded(row) && host.now() - row.startedAt < givenUpMs)

  const ask = async ({ orderId, secret }: Purchase) => {
    const order = await askOrder(orderId, secret)
    const before = rows().find((row) => row.orderId === orderId)
    if (isStopped || !before || isEnded(before)) return
    const news: Partial<Purchase> = order
      ? newsOf(before, order, host.now())
      : { state: 'failed', reason: 'unknown-order', endedAt: host.now() }
    if (Object.keys(news).length === 0) return
    updatePurchase(latchkey, orderId, news)
    const after = { ...before, ...news }
    if (isEnded(after)) end(after)
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
