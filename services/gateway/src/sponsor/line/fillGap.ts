import { keccak256 } from 'viem'
import type { GasPrice } from '../price/readPrice'
import type { Line } from './Line'
import { sendRaw } from './sendRaw'

/** A transfer of nothing; rollups ask for more than the usual 21,000. */
const gas = 60_000n

/** The fields of a transaction that does nothing but use a nonce. */
export function emptyTransaction({ sponsor, chainId }: Pick<Line, 'sponsor' | 'chainId'>, nonce: number) {
  return { type: 'eip1559', chainId, nonce, gas, to: sponsor.account.address, value: 0n } as const
}

/**
 * Uses a nonce that no operation has, so the transactions after it can be mined. The cheapest way that pays nothing twice:
 * a later transaction that was signed again could be mined under both nonces. @throws chainDown
 */
export async function fillGap(line: Line, nonce: number, { most, tip }: GasPrice): Promise<void> {
  const fields = { ...emptyTransaction(line, nonce), maxFeePerGas: most, maxPriorityFeePerGas: tip }
  const raw = await line.sponsor.account.signTransaction(fields)
  line.log.warn({ chain: line.chain }, 'Filled a gap in the nonces of the sponsor')
  await sendRaw(line, raw, keccak256(raw))
}
