import { keccak256 } from 'viem'
import type { GasPrice } from '../price/readPrice'
import type { Line } from './Line'
import { sendRaw } from './sendRaw'

/** A transfer of nothing; rollups ask for more than the usual 21,000. */
const gas = 60_000n
/** As many as are in flight at most. */
const mostFilled = 16

/** The fields of a transaction that does nothing but use a nonce. */
export function emptyTransaction({ sponsor, chainId }: Pick<Line, 'sponsor' | 'chainId'>, nonce: number) {
  return { type: 'eip1559', chainId, nonce, gas, to: sponsor.account.address, value: 0n } as const
}

/** Nonces in a row that no operation has. */
export type Gap = { readonly first: number; readonly count: number }

/**
 * Uses nonces that no operation has, so the transactions after them can be mined. The cheapest way that pays nothing twice:
 * a later transaction that was signed again could be mined under both nonces. @throws chainDown
 */
export async function fillGap(line: Line, { first, count }: Gap, { most, tip }: GasPrice): Promise<void> {
  line.log.warn({ chain: line.chain, count }, 'Filling a gap in the nonces of the sponsor')
  for (let nonce = first; nonce < first + Math.min(count, mostFilled); nonce += 1) {
    const fields = { ...emptyTransaction(line, nonce), maxFeePerGas: most, maxPriorityFeePerGas: tip }
    const raw = await line.sponsor.account.signTransaction(fields)
    await sendRaw(line, raw, keccak256(raw))
  }
}
