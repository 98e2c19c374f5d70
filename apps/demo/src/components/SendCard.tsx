import { fetchBalance } from 'latchkey'
import { useAccount, useLatchkey, useNetwork, useProvider } from 'latchkey/react'
import { type ReactElement, useId, useState } from 'react'
import { canRequest } from '../actions/canRequest'
import type { SentTransaction } from '../actions/sendByAdapter'
import { testPayment } from '../actions/testPayment'
import { useTask } from '../actions/useTask'

/** Sends a little test money and waits until it arrives. */
export function SendCard(): ReactElement {
  const { latchkey } = useLatchkey()
  const { address, namespace } = useAccount()
  const { network, isSupported } = useNetwork()
  const { provider } = useProvider(namespace)
  const [sent, setSent] = useState<SentTransaction | null>(null)
  const { isRunning, error, run } = useTask()
  const title = useId()
  const payment = network && isSupported ? testPayment(network) : null
  const send = async () => {
    setSent(null)
    if (!address || !network || !payment) return
    if (namespace === 'eip155') {
      if (!canRequest(provider)) return
      const { sendTestTransaction } = await import('../actions/sendTestTransaction')
      await sendTestTransaction({ provider, address, network, payment }, setSent)
      // The balance from before the transaction is still cached.
      return fetchBalance(latchkey, { isForced: true })
    }
    const { sendByAdapter } = await import('../actions/sendByAdapter')
    await sendByAdapter(latchkey, { network, payment }, setSent)
  }
  return (
    <article className="card" aria-labelledby={title}>
      <h3 id={title}>Send a transaction</h3>
      <p className="hint">
        {payment ? (
          <>
            {payment.amount} {network?.nativeCurrency.symbol} of test money to{' '}
            <code>{`${payment.to.slice(0, 6)}…${payment.to.slice(-4)}`}</code>
          </>
        ) : (
          'A little test money, on test networks only'
        )}
      </p>
      <button
        type="button"
        className="button button-main"
        disabled={!address || !payment || isRunning}
        onClick={() => run(send)}
      >
        {isRunning
          ? sent
            ? 'Waiting for the network…'
            : 'Waiting for the wallet…'
          : `Send ${payment?.amount ?? 'a little'}`}
      </button>
      <div className="result" role="status" data-result="send">
        {sent ? (
          <>
            <p className={sent.isDone ? 'good' : ''}>{sent.words}</p>
            <code>{sent.hash}</code>
          </>
        ) : null}
        {error ? <p className="fault">{error}</p> : null}
      </div>
    </article>
  )
}
