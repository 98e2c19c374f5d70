import { ConnectButton, LatchkeyProvider } from 'latchkey/react'
import { latchkey } from './latchkey'
import { Secret } from './Secret'

/** The whole site. */
export function App() {
  return (
    <LatchkeyProvider latchkey={latchkey}>
      <ConnectButton />
      <Secret />
    </LatchkeyProvider>
  )
}
