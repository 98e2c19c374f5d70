import { fetchBalance } from 'latchkey'
import { useAccount, useLatchkey, useNetwork, useProvider } from 'latchkey/react'
import { type ReactElement, useId, useState } from 'react'
import type { RequestingProvider, SentTransaction } from '../actions/sendTestTransaction'
import { useTask } from '../actions/useTask'

const localChainIds: readonly unknown[] = [31337, 31338]

/** Sends a little test money and follows it into a block. */
export function SendCard(): ReactElement {
  const { latchkey } = useLatchkey()
  const { address } = useAccount()
  const { network, isSupported } = useNetwork()
  const { provider } = useProvider('eip155')
  const [sent, setSent] = useState<SentTransaction | null>(null)
  const { isRunning, error, run } = useTask()
  const title = useId()
  // On a chain where money is worth something, a demo has no business to move it.
  const isTestMoney = network !== null && (network.testnet || localChainIds.includes(network.id))
  const send = async () => {
    setSent(null)
    if (!address?.startsWith('0x') || !network || !canRequest(provider)) return
    const { sendTestTransaction } = await import('../actions/sendTestTransaction')
    await sendTestTransaction({ provider, address: `0x${address.slice(2)}`, network }, setSent)
    // What was read before the transaction is still in the cache.
    await fetchBalance(latchkey, { isForced: true })
  }
  return (
    <article className="card" aria-labelledby={title}>
      <h3 id={title}>Send a transaction</h3>
      <p className="hint">
        0.001 {network?.nativeCurrency.symbol} of test money to <code>0x9965…A4dc</code>
        {address && isSupported && !isTestMoney ? ', on a test network only' : ''}
      </p>
      <button
        type="button"
        className="button button-main"
        disabled={!address || !isSupported || !isTestMoney || isRunning}
        onClick={() => run(send)}
      >
        {isRunning ? (sent ? 'Waiting for a block…' : 'Waiting for the wallet…') : 'Send 0.001'}
      </button>
      <div className="result" role="status" data-result="send">
        {sent ? (
          <>
            <p className={sent.blockNumber === null ? '' : 'good'}>
              {sent.blockNumber === null
                ? 'Sent. Not in a block yet.'
                : `Mined in block ${sent.blockNumber}.`}
            </p>
            <code>{sent.hash}</code>
          </>
        ) : null}
        {error ? <p className="fault">{error}</p> : null}
      </div>
    </article>
  )
}

function canRequest(provider: unknown): provider is RequestingProvider {
  return typeof provider === 'object' && provider !== null && 'request' in provider
}
