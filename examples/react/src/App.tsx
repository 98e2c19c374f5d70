import { ConnectButton, LatchkeyProvider, useAccount } from 'latchkey/react'
import { latchkey } from './latchkey'

function Greeting() {
  const { address } = useAccount()
  return <p>{address ? `Hello ${address}` : 'No wallet connected.'}</p>
}

/** The whole site. */
export function App() {
  return (
    <LatchkeyProvider latchkey={latchkey}>
      <ConnectButton />
      <Greeting />
    </LatchkeyProvider>
  )
}
