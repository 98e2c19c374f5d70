import { useAccount, useLatchkey } from 'latchkey/react'
import { type ReactElement, useId, useState } from 'react'
import { useTask } from '../actions/useTask'

type Signed = { readonly signature: string; readonly isGood: boolean }

/** Signs a message and verifies the signature in the page. */
export function SignCard(): ReactElement {
  const { latchkey } = useLatchkey()
  const { address, namespace } = useAccount()
  const [message, setMessage] = useState('Hello from Latchkey')
  const [signed, setSigned] = useState<Signed | null>(null)
  const { isRunning, error, run } = useTask()
  const id = useId()
  const sign = async () => {
    setSigned(null)
    if (!address) return
    const signature = await latchkey.signMessage(message, namespace)
    const { verifySignature } = await import('../actions/verifySignature')
    setSigned({ signature, isGood: await verifySignature(namespace, { address, message, signature }) })
  }
  return (
    <article className="card" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>Sign a message</h3>
      <div className="field field-tall">
        <label htmlFor={id}>Message</label>
        <input id={id} type="text" value={message} onChange={(event) => setMessage(event.target.value)} />
      </div>
      <button
        type="button"
        className="button button-main"
        disabled={!address || isRunning || message === ''}
        onClick={() => run(sign)}
      >
        {isRunning ? 'Waiting for the wallet…' : 'Sign'}
      </button>
      <div className="result" role="status" data-result="sign">
        {signed ? (
          <>
            <p className={signed.isGood ? 'good' : 'fault'}>
              {signed.isGood ? 'Verified: signed by your account.' : 'Another account made this signature.'}
            </p>
            <code>{signed.signature}</code>
          </>
        ) : null}
        {error ? <p className="fault">{error}</p> : null}
      </div>
    </article>
  )
}
