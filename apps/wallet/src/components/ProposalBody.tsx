import type { ReactElement } from 'react'
import type { WaitingProposal } from '../wallet/WalletState'
import { chainName } from '../words/chainName'
import { Grants } from './Grants'
import { SiteHead } from './SiteHead'
import { Unverified } from './Unverified'

/** What a site wants to be connected to, and what it may do then. */
export function ProposalBody({ waiting }: { readonly waiting: WaitingProposal }): ReactElement {
  const { proposal, grant } = waiting
  const isNothing = Object.keys(grant.namespaces).length === 0
  return (
    <>
      <SiteHead metadata={proposal.proposer.metadata} />
      <Unverified />
      {grant.missing.length > 0 ? (
        <p className="caution caution-bad" role="alert">
          This site can not do without {grant.missing.map(chainName).join(', ')}, which this wallet does not
          have. Reject it, and use another wallet there.
        </p>
      ) : isNothing ? (
        <p className="caution caution-bad" role="alert">
          None of the networks that this site works on is known here. Reject it, and use another wallet there.
        </p>
      ) : null}
      {isNothing ? null : <Grants namespaces={grant.namespaces} />}
    </>
  )
}
