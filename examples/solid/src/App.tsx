import { useAccount, useBalance, useLatchkey, useNetwork } from 'latchkey/solid'
import { createSignal, Show } from 'solid-js'

/** The whole site. */
export function App() {
  const latchkey = useLatchkey()
  const account = useAccount()
  const balance = useBalance()
  const network = useNetwork()
  const [output, setOutput] = createSignal('')

  /** Shows what an action returns, or why it failed: the visitor may decline. */
  async function show(action: Promise<unknown>) {
    try {
      setOutput(String((await action) ?? ''))
    } catch (error) {
      setOutput(error instanceof Error ? error.message : String(error))
    }
  }

  return (
    <>
      <p>
        <latchkey-button />
        <latchkey-network-button />
      </p>
      <Show when={account().isConnected} fallback={<p>No wallet connected.</p>}>
        <p>Hello {account().address}</p>
        <p>
          {balance().formatted} {balance().symbol} on {network().network?.name}
        </p>
      </Show>
      <p>
        <Show
          when={network().chainId === 8453}
          fallback={
            <button type="button" onClick={() => show(latchkey.switchNetwork('eip155:8453'))}>
              Go to Base
            </button>
          }
        >
          <button type="button" onClick={() => show(latchkey.switchNetwork('eip155:1'))}>
            Go to Ethereum
          </button>
        </Show>
        <Show when={account().isConnected}>
          <button type="button" onClick={() => show(latchkey.signMessage('Hello from Solid'))}>
            Sign
          </button>
          <button type="button" onClick={() => show(latchkey.disconnect())}>
            Disconnect
          </button>
        </Show>
      </p>
      <output>{output()}</output>
    </>
  )
}
