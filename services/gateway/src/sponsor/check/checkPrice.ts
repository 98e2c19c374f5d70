import { isHex } from 'viem'
import { refusals } from '../../http/refusals'
import { sponsorRefused } from '../errors'
import { readPrice } from '../price/readPrice'
import type { Sponsoring } from '../Sponsoring'
import type { CheckedPrice } from './CheckedPrice'
import { checkReserves } from './checkReserves'

/** Returns the price to offer for gas, if the sponsor can pay that much. @throws sponsorRefused, chainDown */
export async function checkPrice(
  { nodes, sponsor, database }: Pick<Sponsoring, 'nodes' | 'sponsor' | 'database'>,
  chain: string,
  gas: bigint,
  signal?: AbortSignal,
): Promise<CheckedPrice> {
  if (gas > sponsor.maxGas) throw sponsorRefused({ reason: 'gas' })
  const params = [sponsor.account.address, 'latest']
  const [{ most }, balance] = await Promise.all([
    readPrice(nodes, chain, signal),
    nodes.call(chain, { method: 'eth_getBalance', params }, signal),
  ])
  if (!isHex(balance)) throw refusals.chainDown({ chainId: chain })
  const checked = { maxFee: most, balance: BigInt(balance) }
  await checkReserves(database, { chain, sponsor, gas, ...checked })
  return checked
}
