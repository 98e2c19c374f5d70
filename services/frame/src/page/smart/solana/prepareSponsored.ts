import { callReverted } from '@latchkey/protocol'
import { base64 } from '@scure/base'
import type { FramePage } from '../../FramePage'
import type { Preparation } from '../../messages/rpc/Preparation'
import { type Prepared, prepareRequest } from '../../messages/rpc/prepareRequest'
import { askBundler } from '../askBundler'
import { reasonOf } from '../reasonOf'
import { withFeePayer } from './withFeePayer'

/**
 * Prepares a transaction of Solana with the operator's account as the one who pays, if it pays for this one. Else it stays
 * as the site wrote it, and the visitor pays. `refused` is the operator's refusal to pay for it, if it just refused.
 * @throws what prepareRequest throws
 */
export async function prepareSponsored(
  frame: Pick<FramePage, 'config' | 'projectId'>,
  preparation: Preparation,
  { payer, refused }: { readonly payer: string; readonly refused: unknown },
): Promise<Prepared> {
  const prepared = await prepareRequest(preparation)
  const unpaid = (cause: unknown): Prepared => ({
    ...prepared,
    payment: { payer: 'account', refusal: reasonOf(cause) },
  })
  if (refused !== undefined) return unpaid(refused)
  // `prepareSolana` wrote it.
  const params = prepared.params as { readonly transaction: string }
  const wire = withFeePayer(base64.decode(params.transaction), { visitor: prepared.account, payer })
  if (!wire) return prepared
  const transaction = base64.encode(wire)
  try {
    await askBundler(frame, preparation.chain, 'latchkey_estimateTransaction', [transaction])
  } catch (cause) {
    // The panel says what's wrong with it, as for any transaction.
    return callReverted.is(cause) ? prepared : unpaid(cause)
  }
  return { ...prepared, params: { ...params, transaction }, payment: { payer: 'operator' } }
}
