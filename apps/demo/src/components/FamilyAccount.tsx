import type { Namespace } from 'latchkey'
import { useAccount, useBalance, useLatchkey } from 'latchkey/react'
import type { ReactElement } from 'react'
import { familyNames } from '../settings/familiesOf'

/** The account of one family, its balance, and a button to connect or disconnect. */
export function FamilyAccount(props: {
  readonly namespace: Namespace
  readonly isRunning: boolean
  readonly leave: () => void
}): ReactElement {
  const { namespace, isRunning, leave } = props
  const { latchkey } = useLatchkey()
  const { address } = useAccount({ namespace })
  const { balance, symbol } = useBalance({ namespace })
  const active = useAccount().namespace
  const name = familyNames[namespace]
  return (
    <li data-family={namespace} aria-current={namespace === active ? 'true' : undefined}>
      <span>
        {name}
        <small>
          {address ? (
            <>
              <code title={address}>{`${address.slice(0, 6)}…${address.slice(-4)}`}</code>{' '}
              {balance === null ? '' : `${balance} ${symbol}`}
            </>
          ) : (
            'not connected'
          )}
        </small>
      </span>
      {address ? (
        <button
          type="button"
          className="button"
          aria-label={`Disconnect ${name}`}
          disabled={isRunning}
          onClick={leave}
        >
          Disconnect
        </button>
      ) : (
        <button
          type="button"
          className="button"
          aria-label={`Connect ${name}`}
          onClick={() => void latchkey.open({ view: 'Connect', namespace })}
        >
          Connect
        </button>
      )}
    </li>
  )
}
