import type { FramePage } from '../../FramePage'
import { accountTypeOn } from '../../smart/accountTypeOn'
import type { Preparation } from './Preparation'
import { type Prepared, prepareRequest } from './prepareRequest'

/**
 * Prepares a request as the visitor's account sends it: the smart one, or the ordinary one. `refused` is the operator's
 * refusal to pay for it, if it just refused. @throws what prepareRequest and prepareCalls throw
 */
export async function prepareIn(
  frame: FramePage,
  preparation: Preparation,
  refused: unknown,
): Promise<Prepared> {
  const { method, chain } = preparation
  if (method === 'wallet_sendCalls') {
    const { prepareCalls } = await import('../../smart/prepareCalls')
    return prepareCalls(frame, preparation, refused)
  }
  if (method === 'eth_sendTransaction' && (await accountTypeOn(frame, chain)) === 'smartAccount') {
    const { prepareTransaction } = await import('../../smart/prepareTransaction')
    return prepareTransaction(frame, preparation, refused)
  }
  return prepareRequest(preparation)
}
