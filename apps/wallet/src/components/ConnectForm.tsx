import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react'
import type { Wallet } from '../wallet/createWallet'
import { useTask } from './useTask'

type Props = {
  readonly wallet: Wallet
  /** The link from the address, used at once. */
  readonly given: string
  readonly isPairing: boolean
}

/** The form to paste a site's link into. */
export function ConnectForm({ wallet, given, isPairing }: Props): ReactElement {
  const [uri, setUri] = useState(given)
  const { isRunning, fault: lastFault, run } = useTask()
  const [tried, setTried] = useState('')
  const used = useRef(false)
  const pair = async (text: string) => {
    setTried(text)
    if (await run(() => wallet.pair(text))) setUri('')
  }
  // An error belongs to one link, not to the next.
  const fault = uri === tried ? lastFault : null
  useEffect(() => {
    if (!given || used.current) return
    used.current = true
    void pair(given)
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void pair(uri)
  }
  return (
    <section className="card" aria-labelledby="connect-title">
      <h2 id="connect-title">Connect to a site</h2>
      <form onSubmit={submit} className="connect">
        <label htmlFor="uri">Link from the site</label>
        <input
          id="uri"
          value={uri}
          onChange={({ target }) => setUri(target.value)}
          placeholder="wc:…"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={fault !== null}
          aria-describedby="uri-hint"
        />
        <p id="uri-hint" className={fault ? 'hint hint-bad' : 'hint'} role={fault ? 'alert' : undefined}>
          {fault ?? 'On the site, choose “Copy link” under the QR code, then paste it here.'}
        </p>
        <button type="submit" className="primary-button" disabled={isRunning || uri.trim() === ''}>
          {isRunning ? 'Connecting…' : 'Connect'}
        </button>
        <p className="pairing" role="status">
          {isPairing ? (
            <>
              <span className="ring" aria-hidden="true" />
              Waiting for the site’s request…
            </>
          ) : null}
        </p>
      </form>
    </section>
  )
}
