import { connectCancelled } from '@latchkey/protocol'
import type { StoredProposal } from '../store/SignerState'
import { expiryOf } from './dropExpired'
import { dropProposal } from './dropProposal'
import type { Approval, SignerContext } from './SignerContext'

/** Waits for the outcome of a proposal. Aborting ends the proposal. */
export function awaitApproval(
  context: SignerContext,
  proposal: StoredProposal,
  signal: AbortSignal | undefined,
): Promise<Approval> {
  const giveUp = () => dropProposal(context, proposal, connectCancelled(undefined, { cause: signal?.reason }))
  signal?.addEventListener('abort', giveUp, { once: true })
  const approval = new Promise<Approval>((resolve, reject) => {
    context.approvals.set(proposal.pairingTopic, { resolve, reject, expiry: expiryOf(proposal) })
  })
  return approval.finally(() => signal?.removeEventListener('abort', giveUp))
}
