import type { Latchkey } from '@latchkey/core'
import { connectCancelled } from '@latchkey/protocol'
import { getEvmConnection } from './getEvmConnection'
import type { WagmiAccounts } from './WagmiConnector'

/**
 * Opens the modal and waits until the visitor has connected an EVM wallet, in the modal or otherwise. @throws
 * connectCancelled, noAdapter, nowhereToShow
 */
export function awaitVisitor(latchkey: Latchkey): Promise<WagmiAccounts> {
  return new Promise((resolve, reject) => {
    let wasOpen = false
    const look = () => {
      const state = latchkey.getState()
      const connection = getEvmConnection(state)
      wasOpen ||= state.modal.open
      if (connection) resolve(connection)
      // A modal without a place closes by itself, and then opening tells why.
      else if (wasOpen && !state.modal.open) opened.then(() => reject(connectCancelled()), reject)
      else return
      stop()
    }
    const stop = latchkey.subscribe((state) => state, look)
    const opened = latchkey.open({ view: 'Connect', namespace: 'eip155' })
    opened.then(look, (cause) => {
      stop()
      reject(cause)
    })
  })
}
