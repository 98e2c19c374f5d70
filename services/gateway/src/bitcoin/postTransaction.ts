import { postTransaction as contract } from '@latchkey/protocol'
import { is } from 'valibot'
import { cleanText } from '../activity/cleanText'
import type { Handler } from '../http/Route'
import { refusals } from '../http/refusals'
import { nodeFailed } from '../rpc/errors'
import type { NodeAnswer } from '../rpc/requestNode'
import type { Services } from '../Services'
import { bitcoinChain } from './bitcoinChain'

/** [BTC-1] Sends a signed transaction to the network, and returns its id. */
export function postTransaction({ nodes }: Services): Handler<typeof contract> {
  return async ({ query: { chainId }, body, signal }) => {
    bitcoinChain(nodes, chainId)
    return nodes.askEsplora(chainId, { path: '/tx', text: body }, readId, signal)
  }
}

/** Passes on the node's reason for rejecting a transaction. @throws nodeFailed, transactionRefused */
function readId({ status, body }: NodeAnswer): string {
  const text = body.subarray(0, 1_000).toString().trim()
  if (status === 400) throw refusals.transactionRefused({ reason: cleanText(text, 200) ?? 'no reason' })
  if (status !== 200 || !is(contract.output, text)) throw nodeFailed({ reason: 'not a transaction id' })
  return text
}
