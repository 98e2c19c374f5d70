import type { Waiting } from './WalletState'

/** What the site that waits says of itself. */
export function siteIn(waiting: Waiting) {
  if (waiting.kind === 'proposal') return waiting.proposal.proposer.metadata
  return waiting.kind === 'signIn' ? waiting.signIn.requester.metadata : waiting.session.site.metadata
}
