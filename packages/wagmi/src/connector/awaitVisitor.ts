import type { Latchkey } from '@latchkey/core'
import { connectCancelled } from '@latchkey/protocol'
import { getEvmConnection } from './getEvmConnection'
import type { WagmiAccounts } from './WagmiConnector'

/** Opens the modal and waits until the visitor has connected an EVM wallet. @throws connectCancelled, noAdapter */
export async function awaitVisitor(latchkey: Latchkey): Promise<WagmiAccounts> {
  await latchkey.open({ view: 'Connect', namespace: 'eip155' })
  return new Promise((resolve, reject) => {
    const look = () => {
      const state = latchkey.getState()
      const connection = getEvmConnection(state)
      if (!connection && state.modal.open) return
      stop()
      if (connection) resolve(connection)
      else reject(connectCancelled())
    }
    const stop = latchkey.subscribe((state) => state, look)
    look()
  })
}
