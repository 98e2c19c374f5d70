import { chainName } from '@latchkey/explain/networks'
import type { ReactElement } from 'react'
import type { WaitingProposal } from '../wallet/WalletState'
import { Grants } from './Grants'
import { SiteHead } from './SiteHead'
import { Unverified } from './Unverified'

/** What a site wants to connect to, and what it can do then. */
export function ProposalBody({ waiting }: { readonly waiting: WaitingProposal }): ReactElement {
  const { proposal, grant } = waiting
  const isNothing = Object.keys(grant.namespaces).length === 0
  return (
    <>
      <SiteHead metadata={proposal.proposer.metadata} />
      <Unverified />
      {grant.missing.length > 0 ? (
        <p className="caution caution-bad" role="alert">
          This site requires {grant.missing.map(chainName).join(', ')}, which this wallet doesn’t support.
          Reject it and use another wallet.
        </p>
      ) : isNothing ? (
        <p className="caution caution-bad" role="alert">
          This wallet supports none of this site’s networks. Reject it and use another wallet.
        </p>
      ) : null}
      {isNothing ? null : <Grants namespaces={grant.namespaces} />}
    </>
  )
}
