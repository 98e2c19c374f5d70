import { AccountButton, useAccount, useDisconnect } from 'latchkey/react'
import { type ReactElement, useId } from 'react'
import { useTask } from '../actions/useTask'

/** The account that is connected, and the way out. */
export function AccountCard(): ReactElement {
  const { isConnected, address } = useAccount()
  const { disconnect } = useDisconnect()
  const { isRunning, error, run } = useTask()
  const title = useId()
  return (
    <article className="card" aria-labelledby={title}>
      <h3 id={title}>Account</h3>
      {isConnected ? (
        <div className="row">
          <AccountButton size="sm" />
        </div>
      ) : null}
      <p className="hint">{address ? <code>{address}</code> : 'Nobody is connected.'}</p>
      <div className="row">
        <button
          type="button"
          className="button"
          disabled={!isConnected || isRunning}
          onClick={() => run(() => disconnect())}
        >
          Disconnect
        </button>
      </div>
      <div className="result" role="status">
        {error ? <p className="fault">{error}</p> : null}
      </div>
    </article>
  )
}
