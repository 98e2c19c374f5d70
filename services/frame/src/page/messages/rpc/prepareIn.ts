import type { FramePage } from '../../FramePage'
import { accountTypeOn } from '../../smart/accountTypeOn'
import { feePayerOn } from '../../smart/solana/feePayerOn'
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
  const payer = method === 'solana_signAndSendTransaction' ? await feePayerOn(frame, chain) : undefined
  if (payer === undefined) return prepareRequest(preparation)
  const { prepareSponsored } = await import('../../smart/solana/prepareSponsored')
  return prepareSponsored(frame, preparation, { payer, refused })
}
