import { getSpender as contract } from '@latchkey/protocol'
import type { Handler } from '../http/Route'
import { refusals } from '../http/refusals'
import type { Services } from '../Services'
import { bitcoinChain } from './bitcoinChain'
import { readEsplora } from './readEsplora'
import { readTxid } from './readTxid'

const read = readEsplora(contract.output)

/** [SND-1] Returns which transaction spends a coin; never cached, since it changes at any moment. */
export function getSpender({ nodes }: Services): Handler<typeof contract> {
  return async ({ params: { txid, index }, query: { chainId }, signal }) => {
    bitcoinChain(nodes, chainId)
    if (!/^\d{1,10}$/.test(index)) throw refusals.invalidParameter({ name: 'index', reason: 'not a number' })
    return nodes.askEsplora(chainId, { path: `/tx/${readTxid(txid)}/outspend/${index}` }, read, signal)
  }
}
