import {
  ConnectButton,
  LatchkeyProvider,
  NetworkButton,
  useAccount,
  useBalance,
  useNetwork,
} from 'latchkey/react'
import { useState } from 'react'
import { latchkey } from './latchkey'

function Greeting() {
  const { address } = useAccount()
  const { formatted, symbol } = useBalance()
  const { network } = useNetwork()
  if (!address) return <p>No wallet connected.</p>
  return (
    <>
      <p>{`Hello ${address}`}</p>
      <p>{`${formatted ?? ''} ${symbol ?? ''} on ${network?.name}`}</p>
    </>
  )
}

function Actions() {
  const { isConnected } = useAccount()
  const { chainId } = useNetwork()
  const [output, setOutput] = useState('')
  /** Shows what an action returns, or why it failed: the visitor may decline. */
  const show = async (action: Promise<unknown>) => {
    try {
      setOutput(String((await action) ?? ''))
    } catch (error) {
      setOutput(error instanceof Error ? error.message : String(error))
    }
  }
  const [other, name] =
    chainId === 8453 ? (['eip155:1', 'Ethereum'] as const) : (['eip155:8453', 'Base'] as const)
  return (
    <>
      <p>
        <button type="button" onClick={() => show(latchkey.switchNetwork(other))}>
          {`Go to ${name}`}
        </button>
        {isConnected ? (
          <>
            <button type="button" onClick={() => show(latchkey.signMessage('Hello from React'))}>
              Sign
            </button>
            <button type="button" onClick={() => show(latchkey.disconnect())}>
              Disconnect
            </button>
          </>
        ) : null}
      </p>
      <output>{output}</output>
    </>
  )
}

/** The whole site. */
export function App() {
  return (
    <LatchkeyProvider latchkey={latchkey}>
      <p>
        <ConnectButton />
        <NetworkButton />
      </p>
      <Greeting />
      <Actions />
    </LatchkeyProvider>
  )
}
