'use client'

import { ConnectButton, LatchkeyProvider } from 'latchkey/react'
import { latchkey } from './latchkey'
import { Secret } from './Secret'

/**
 * Everything that runs in the browser. The server renders it too: Latchkey touches no browser global until it is
 * mounted.
 */
export function Site() {
  return (
    <LatchkeyProvider latchkey={latchkey}>
      <ConnectButton />
      <Secret />
    </LatchkeyProvider>
  )
}
