import { NetworkButton, useNetwork } from 'latchkey/react'
import { type ReactElement, useId } from 'react'
import { useTask } from '../actions/useTask'

/** Switches the network from the site's code, next to the button for the visitor. */
export function NetworkCard(): ReactElement {
  const { networks, networkId, isSupported, isSwitching, switchNetwork } = useNetwork()
  const { isRunning, error, run } = useTask()
  const title = useId()
  return (
    <article className="card" aria-labelledby={title}>
      <h3 id={title}>Switch network</h3>
      <div className="row">
        <NetworkButton size="sm" />
      </div>
      <p className="hint">
        {isSupported
          ? 'Or from your own code:'
          : 'The wallet is on a network that this site doesn’t support.'}
      </p>
      <div className="row">
        {networks.map(({ caipNetworkId, name }) => (
          <button
            key={caipNetworkId}
            type="button"
            className="button"
            aria-pressed={isSupported && caipNetworkId === networkId}
            disabled={isRunning || isSwitching}
            onClick={() => run(() => switchNetwork(caipNetworkId))}
          >
            {name}
          </button>
        ))}
      </div>
      <div className="result" role="status" data-result="network">
        {error ? <p className="fault">{error}</p> : null}
      </div>
    </article>
  )
}
