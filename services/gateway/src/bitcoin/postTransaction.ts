import { postTransaction as contract } from '@latchkey/protocol'
import { is } from 'valibot'
import { cleanText } from '../activity/cleanText'
import type { Handler } from '../http/Route'
import { refusals } from '../http/refusals'
import { nodeFailed } from '../rpc/errors'
import type { NodeAnswer } from '../rpc/requestNode'
import type { Services } from '../Services'
import { bitcoinChain } from './bitcoinChain'

/** [BTC-1] Hands a signed transaction to the network, and gives its id. */
export function postTransaction({ nodes }: Services): Handler<typeof contract> {
  return async ({ query: { chainId }, body, signal }) => {
    bitcoinChain(nodes, chainId)
    return nodes.askEsplora(chainId, { path: '/tx', text: body }, readId, signal)
  }
}

/** What the node says to a transaction that it does not take is for whoever sent it. @throws nodeFailed, transactionRefused */
function readId({ status, body }: NodeAnswer): string {
  const text = body.subarray(0, 1_000).toString().trim()
  if (status === 400) throw refusals.transactionRefused({ reason: cleanText(text, 200) ?? 'no reason' })
  if (status !== 200 || !is(contract.output, text)) throw nodeFailed({ reason: 'no transaction id' })
  return text
}
