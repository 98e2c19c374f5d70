import { getAddress } from 'viem'
import { closeOtherChain } from './closeOtherChain'
import { confirmSettled } from './confirmSettled'
import type { Line } from './Line'
import { settleEarlier } from './settleEarlier'
import type { WatchedLine } from './WatchedLine'

const everyMs = 5_000

/**
 * Creates a function that looks after what other keys of the sponsor left behind, so an operator who changes the key loses
 * no operation: those that wait move to the current key, and those that were sent are watched. @throws chainDown
 */
export function watchEarlierKeys(line: Line): () => Promise<void> {
  const { database, sponsor, chain, metrics, log, now } = line
  const own = sponsor.account.address.toLowerCase()
  const watched = new Map<string, { readonly line: WatchedLine; readonly confirm: () => Promise<void> }>()
  let readAt: number | undefined
  return async () => {
    if (readAt !== undefined && now() - readAt < everyMs) return
    readAt = now()
    const keys = await database.query<{ sponsor: string }>(
      `select sponsor from sponsor_operations where chain = $1 and sponsor <> $2 and state in ('queued', 'sent')
       union select sponsor from sponsor_operations
       where chain = $1 and sponsor <> $2 and state in ('mined', 'failed') and tx_hash is not null and not final`,
      [chain, own],
    )
    let open = 0
    for (const { sponsor: key } of keys) {
      const address = getAddress(key)
      // Not while another gateway still works with that key.
      await database.withLock(`sponsor ${chain} ${address}`, async () => {
        open += await lookAfter(address)
      })
    }
    metrics.earlier.set({ chain }, open)
  }

  async function lookAfter(address: `0x${string}`): Promise<number> {
    const known = watched.get(address)
    const earlier = known?.line ?? { ...line, sponsor: { ...sponsor, account: { address } } }
    const confirm = known?.confirm ?? confirmSettled(earlier)
    watched.set(address, { line: earlier, confirm })
    if (!known) await closeOtherChain(earlier)
    await confirm()
    const open = await settleEarlier(earlier)
    if (!known && open > 0)
      log.warn({ chain, sponsor: address, open }, 'Operations of an earlier SPONSOR_KEY are not mined yet')
    await database.query(
      "update sponsor_operations set sponsor = $3 where chain = $1 and sponsor = $2 and state = 'queued'",
      [chain, address.toLowerCase(), own],
    )
    return open
  }
}
