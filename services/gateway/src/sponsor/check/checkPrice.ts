import { type Hex, isHex } from 'viem'
import { refusals } from '../../http/refusals'
import { sponsorRefused } from '../errors'
import { readDataFee } from '../price/readDataFee'
import { readPrice } from '../price/readPrice'
import type { Sponsoring } from '../Sponsoring'
import type { CheckedPrice } from './CheckedPrice'
import { checkReserves } from './checkReserves'

/** A transaction that the sponsor would send. */
export type PricedTransaction = { readonly gas: bigint; readonly data: Hex }

/** Returns what a transaction may cost, if the sponsor can pay that much. @throws sponsorRefused, chainDown */
export async function checkPrice(
  { nodes, sponsor, database }: Pick<Sponsoring, 'nodes' | 'sponsor' | 'database'>,
  chain: string,
  { gas, data }: PricedTransaction,
  signal?: AbortSignal,
): Promise<CheckedPrice> {
  if (gas > sponsor.maxGas) throw sponsorRefused({ reason: 'gas' })
  const params = [sponsor.account.address, 'latest']
  const [{ most }, dataFee, balance] = await Promise.all([
    readPrice(nodes, chain, signal),
    readDataFee(nodes, chain, data, signal),
    nodes.call(chain, { method: 'eth_getBalance', params }, signal),
  ])
  if (!isHex(balance)) throw refusals.chainDown({ chainId: chain })
  const checked = { maxFee: most, dataFee, balance: BigInt(balance) }
  await checkReserves(database, { chain, sponsor, gas, ...checked })
  return checked
}
