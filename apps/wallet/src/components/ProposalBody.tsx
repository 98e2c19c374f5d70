import type { ReactElement } from 'react'
import type { WaitingProposal } from '../wallet/WalletState'
import { chainName } from '../words/chainName'
import { methodWords } from '../words/methodWords'
import { SiteHead } from './SiteHead'

/** What a site wants to be connected to, and what it may do then. */
export function ProposalBody({ waiting }: { readonly waiting: WaitingProposal }): ReactElement {
  const { proposal, grant } = waiting
  const entries = Object.values(grant.namespaces)
  const chains = entries.flatMap((entry) => entry.chains.map(chainName))
  const words = methodWords(entries.flatMap(({ methods }) => methods))
  return (
    <>
      <SiteHead metadata={proposal.proposer.metadata} />
      <p className="caution">
        Name and address are what the site says of itself. Connect only if you came from there.
      </p>
      <h3>It will see your accounts on</h3>
      <ul className="chips">
        {chains.map((chain) => (
          <li key={chain}>{chain}</li>
        ))}
      </ul>
      <h3>It may then</h3>
      <ul className="words">
        {words.map((text) => (
          <li key={text}>{text}</li>
        ))}
        <li>never do any of it without your yes</li>
      </ul>
      {grant.missing.length > 0 ? (
        <p className="caution caution-bad" role="alert">
          This wallet lacks what the site can not do without: {grant.missing.map(chainName).join(', ')}.
        </p>
      ) : null}
    </>
  )
}
