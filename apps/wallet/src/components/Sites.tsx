import type { PeerSession } from '@latchkey/pairing/peer'
import type { ReactElement } from 'react'
import type { Wallet } from '../wallet/createWallet'
import { chainName } from '../words/chainName'
import { siteOf } from '../words/siteOf'
import { useTask } from './useTask'

/** The sites that are connected. */
export function Sites({
  wallet,
  sessions,
}: {
  readonly wallet: Wallet
  readonly sessions: readonly PeerSession[]
}): ReactElement {
  return (
    <section className="card" aria-labelledby="sites-title">
      <h2 id="sites-title">Connected sites</h2>
      {sessions.length === 0 ? (
        <p className="empty">No site is connected.</p>
      ) : (
        <ul className="rows">
          {sessions.map((session) => (
            <Site key={session.topic} wallet={wallet} session={session} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Site({ wallet, session }: { readonly wallet: Wallet; readonly session: PeerSession }): ReactElement {
  const { isRunning, fault, run } = useTask()
  const { name, host, monogram } = siteOf(session.site.metadata)
  const chains = Object.values(session.namespaces).flatMap(({ accounts }) =>
    accounts.map((account) => chainName(account.split(':').slice(0, 2).join(':'))),
  )
  return (
    <li className="row">
      <span className="mark" aria-hidden="true">
        {monogram}
      </span>
      <span className="row-text">
        <strong dir="auto">{name}</strong>
        <span className="soft">{host}</span>
        <span className="soft">{[...new Set(chains)].join(', ')}</span>
        {fault ? (
          <span className="hint-bad" role="alert">
            {fault}
          </span>
        ) : null}
      </span>
      <button
        type="button"
        className="quiet-button"
        aria-label={`Disconnect ${name}`}
        disabled={isRunning}
        onClick={() => run(() => wallet.disconnect(session.topic))}
      >
        Disconnect
      </button>
    </li>
  )
}
