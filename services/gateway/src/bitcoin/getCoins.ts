import { getCoins as contract } from '@latchkey/protocol'
import { canonicalAddress } from '../account/canonicalAddress'
import { isAddressOf } from '../account/isAddressOf'
import type { Handler } from '../http/Route'
import { refusals } from '../http/refusals'
import type { Services } from '../Services'
import { bitcoinChain } from './bitcoinChain'
import { readEsplora } from './readEsplora'

const read = readEsplora(contract.output)

/** [BTC-1] Returns the coins an address can spend; never cached, since the network rejects double spends. */
export function getCoins({ nodes }: Services): Handler<typeof contract> {
  return async ({ params: { address }, query: { chainId }, signal }) => {
    const chain = bitcoinChain(nodes, chainId)
    if (!isAddressOf(chain, address)) throw refusals.malformedAddress({ address: address.slice(0, 100) })
    const path = `/address/${encodeURIComponent(canonicalAddress(address))}/utxo` as const
    return nodes.askEsplora(chainId, { path }, read, signal)
  }
}
