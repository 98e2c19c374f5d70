import type { PeerSession } from '@latchkey/pairing/peer'
import type { ReactElement } from 'react'
import type { Wallet } from '../wallet/createWallet'
import { Fault } from './Fault'
import { Site } from './Site'
import { useTask } from './useTask'

type Props = { readonly wallet: Wallet; readonly sessions: readonly PeerSession[] }

/** The connected sites. */
export function Sites({ wallet, sessions }: Props): ReactElement {
  const { isRunning, fault, run } = useTask()
  return (
    <section className="card" aria-labelledby="sites-title">
      <div className="card-head">
        <h2 id="sites-title">Connected sites</h2>
        {sessions.length > 1 ? (
          <button
            type="button"
            className="quiet-button"
            disabled={isRunning}
            onClick={() => run(() => wallet.disconnectAll())}
          >
            Disconnect all
          </button>
        ) : null}
      </div>
      <Fault text={fault} />
      {sessions.length === 0 ? (
        <p className="empty">No site is connected. Sites you connect appear here.</p>
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
