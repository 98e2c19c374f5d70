'use client'

import { ConnectButton, LatchkeyProvider } from 'latchkey/react'
import { latchkey } from './latchkey'
import { Secret } from './Secret'

/** All that runs in the browser. The server renders it, too: nothing of Latchkey touches the page before it is there. */
export function Site() {
  return (
    <LatchkeyProvider latchkey={latchkey}>
      <ConnectButton />
      <Secret />
    </LatchkeyProvider>
  )
}
