import { chainName } from '@latchkey/explain/networks'
import type { PeerSession } from '@latchkey/pairing/peer'
import type { ReactElement } from 'react'
import type { Wallet } from '../wallet/createWallet'
import { siteOf } from '../words/siteOf'
import { untilWords } from '../words/untilWords'
import { Fault } from './Fault'
import { SiteRow } from './SiteRow'
import { useTask } from './useTask'

type Props = { readonly wallet: Wallet; readonly session: PeerSession }

/** A connected site: what it sees, when it ends, and buttons to extend or disconnect. */
export function Site({ wallet, session }: Props): ReactElement {
  const { isRunning, fault, run } = useTask()
  const { metadata } = session.site
  const { name } = siteOf(metadata)
  const chains = Object.values(session.namespaces).flatMap(({ accounts }) =>
    accounts.map((account) => chainName(account.split(':').slice(0, 2).join(':'))),
  )
  const action = (label: string, work: () => Promise<void>) => (
    <button
      type="button"
      className="quiet-button"
      aria-label={`${label} ${name}`}
      disabled={isRunning}
      onClick={() => run(work)}
    >
      {label}
    </button>
  )
  return (
    <li className="site">
      <SiteRow metadata={metadata} />
      <p className="soft">{[...new Set(chains)].join(', ')}</p>
      <div className="site-foot">
        <span className="soft">Ends {untilWords(session.expiry, Date.now())}</span>
        {action('Extend', () => wallet.extend(session.topic))}
        {action('Disconnect', () => wallet.disconnect(session.topic))}
      </div>
      <Fault text={fault} />
    </li>
  )
}
