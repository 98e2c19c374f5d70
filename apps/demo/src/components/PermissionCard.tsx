import { useAccount, useLatchkey, useNetwork, useProvider } from 'latchkey/react'
import { type ReactElement, useId, useState } from 'react'
import { canRequest } from '../actions/canRequest'
import type { SentName } from '../actions/changeName'
import { useTask } from '../actions/useTask'
import { localChains } from '../settings/localChains'

/** Asks to act without asking, within limits, and then acts. */
export function PermissionCard(): ReactElement {
  const { latchkey } = useLatchkey()
  const { address } = useAccount()
  const { network } = useNetwork()
  const { provider } = useProvider('eip155')
  const [sent, setSent] = useState<SentName | null>(null)
  const { isRunning, error, run } = useTask()
  const title = useId()
  const isOff = !address || isRunning || !localChains.includes(network?.caipNetworkId ?? '')
  const ask = async () => {
    const { askForNames } = await import('../actions/askForNames')
    await askForNames(latchkey)
  }
  const change = async () => {
    setSent(null)
    if (!address || !canRequest(provider)) return
    const { changeName } = await import('../actions/changeName')
    setSent(await changeName(provider, address))
  }
  return (
    <article className="card" aria-labelledby={title}>
      <h3 id={title}>Act without asking</h3>
      <p className="hint">Changes your name on a local chain, three times within an hour</p>
      <button type="button" className="button button-main" disabled={isOff} onClick={() => run(ask)}>
        Ask for permission
      </button>
      <button type="button" className="button" disabled={isOff} onClick={() => run(change)}>
        {isRunning ? 'Waiting for the wallet…' : 'Change my name'}
      </button>
      <div className="result" role="status" data-result="permission">
        {sent ? (
          <>
            <p className="good">Your name is now {sent.name}.</p>
            <code>{sent.hash}</code>
          </>
        ) : null}
        {error ? <p className="fault">{error}</p> : null}
      </div>
    </article>
  )
}
