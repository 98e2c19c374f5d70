import { isHex } from 'viem'
import { refusals } from '../../http/refusals'
import type { Line } from './Line'

/** Returns a function that counts up the nonces of the sponsor that no operation has. @throws chainDown */
export async function nextNonces({ database, nodes, sponsor, chain, signal }: Line): Promise<() => number> {
  const { address } = sponsor.account
  const rows = await database.query<{ tx_nonce: string; state: string }>(
    `select tx_nonce::text as tx_nonce, state from sponsor_operations
     where chain = $1 and sponsor = $2 and tx_nonce is not null
       and (state = 'sent' or (state in ('mined', 'failed') and tx_hash is not null and not final))`,
    [chain, address.toLowerCase()],
  )
  const params = [address, 'latest']
  const count = await nodes.call(chain, { method: 'eth_getTransactionCount', params }, signal)
  if (!isHex(count)) throw refusals.chainDown({ chainId: chain })
  const used = new Set(rows.filter(({ state }) => state === 'sent').map(({ tx_nonce }) => Number(tx_nonce)))
  // A node that lags behind counts too few.
  const settled = rows.filter(({ state }) => state !== 'sent').map(({ tx_nonce }) => Number(tx_nonce) + 1)
  let next = Math.max(Number(count), ...settled)
  return () => {
    while (used.has(next)) next += 1
    return next++
  }
}
