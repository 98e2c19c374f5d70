import type { Latchkey } from '@latchkey/core'
import { getEvmConnection } from './getEvmConnection'
import type { WagmiEmitter } from './WagmiConnector'

/** Tells wagmi what is connected now. Saying it twice changes nothing. */
export function tellWagmi(latchkey: Latchkey, emitter: WagmiEmitter): void {
  const connection = getEvmConnection(latchkey.getState())
  if (!connection) emitter.emit('disconnect')
  // wagmi listens to changes only while it holds the connection.
  else emitter.emit(emitter.listenerCount('change') > 0 ? 'change' : 'connect', connection)
}
