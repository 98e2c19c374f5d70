import { isHex } from 'viem'
import type { Line } from './Line'

const everyMs = 30_000

/** Creates a function that reads the balance of the sponsor now and then, and warns when it is low. */
export function watchBalance({
  nodes,
  sponsor,
  chain,
  metrics,
  log,
  signal,
  now,
}: Line): () => Promise<void> {
  let readAt: number | undefined
  let wasLow = false
  return async () => {
    if (readAt !== undefined && now() - readAt < everyMs) return
    readAt = now()
    const params = [sponsor.account.address, 'latest']
    const balance = await nodes.call(chain, { method: 'eth_getBalance', params }, signal)
    if (!isHex(balance)) return
    const isLow = BigInt(balance) < sponsor.lowBalance
    metrics.balance.set({ chain }, Number(BigInt(balance)) / 1e18)
    metrics.low.set({ chain }, isLow ? 1 : 0)
    if (isLow && !wasLow) log.warn({ chain }, "The sponsor's balance is low")
    wasLow = isLow
  }
}
