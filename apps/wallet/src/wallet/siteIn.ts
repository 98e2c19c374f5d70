import type { Waiting } from './WalletState'

/** Returns the metadata of the waiting site. */
export function siteIn(waiting: Waiting) {
  if (waiting.kind === 'proposal') return waiting.proposal.proposer.metadata
  return waiting.kind === 'signIn' ? waiting.signIn.requester.metadata : waiting.session.site.metadata
}
