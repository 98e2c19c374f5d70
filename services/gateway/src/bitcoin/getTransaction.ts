import { getTransaction as contract } from '@latchkey/protocol'
import type { Handler } from '../http/Route'
import { refusals } from '../http/refusals'
import type { Services } from '../Services'
import { bitcoinChain } from './bitcoinChain'
import { readEsplora } from './readEsplora'
import { readTxid } from './readTxid'

const read = readEsplora(contract.output)

/** [SND-1] Returns a transaction; never cached, since it may have been mined or replaced a moment ago. */
export function getTransaction({ nodes }: Services): Handler<typeof contract> {
  return async ({ params, query: { chainId }, signal }) => {
    bitcoinChain(nodes, chainId)
    const txid = readTxid(params.txid)
    const readKnown = (answer: Parameters<typeof read>[0]) => {
      if (answer.status === 404) throw refusals.transactionNotFound()
      return read(answer)
    }
    return nodes.askEsplora(chainId, { path: `/tx/${txid}` }, readKnown, signal)
  }
}
