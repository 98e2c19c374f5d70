import { AccountButton, useAccount, useDisconnect, useLatchkey } from 'latchkey/react'
import { type ReactElement, useId } from 'react'
import { useTask } from '../actions/useTask'
import { FamilyAccount } from './FamilyAccount'

/** The connected account, or one per family, with a button to disconnect. */
export function AccountCard(): ReactElement {
  const { latchkey } = useLatchkey()
  const { isConnected, address } = useAccount()
  const { disconnect } = useDisconnect()
  const { isRunning, error, run } = useTask()
  const title = useId()
  const families = [...latchkey.adapters.keys()]
  return (
    <article className="card" aria-labelledby={title}>
      <h3 id={title}>{families.length > 1 ? 'Accounts' : 'Account'}</h3>
      {isConnected ? (
        <div className="row">
          <AccountButton size="sm" />
        </div>
      ) : null}
      {families.length > 1 ? (
        <ul className="families">
          {families.map((namespace) => (
            <FamilyAccount
              key={namespace}
              namespace={namespace}
              isRunning={isRunning}
              leave={() => run(() => disconnect(namespace))}
            />
          ))}
        </ul>
      ) : (
        <p className="hint">{address ? <code>{address}</code> : 'No wallet connected.'}</p>
      )}
      <div className="row">
        <button
          type="button"
          className="button"
          disabled={!isConnected || isRunning}
          onClick={() => run(() => disconnect())}
        >
          {families.length > 1 ? 'Disconnect all' : 'Disconnect'}
        </button>
      </div>
      <div className="result" role="status">
        {error ? <p className="fault">{error}</p> : null}
      </div>
    </article>
  )
}
