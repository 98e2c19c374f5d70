import type { Latchkey } from '../Latchkey'
import type { Connector } from '../ports/Connector'
import { liveKey } from './LiveConnections'
import { leftAroundItem } from './leftAroundItem'

const keyOf = ({ chain, id }: Connector) => liveKey(chain, id)

/** Remembers the apps around the page that the visitor disconnected: at the next visit they wait for a press. */
export function rememberLeft({ storage }: Latchkey, connectors: readonly Connector[]): void {
  const left = connectors.filter(({ isAround }) => isAround).map(keyOf)
  if (left.length > 0) storage.set(leftAroundItem, [...new Set([...left, ...storage.get(leftAroundItem)])])
}

/** Forgets that the visitor disconnected the app around the page, once they connect it again. */
export function forgetLeft({ storage }: Latchkey, connector: Connector): void {
  if (!connector.isAround) return
  const left = storage.get(leftAroundItem)
  const others = left.filter((key) => key !== keyOf(connector))
  if (others.length < left.length) storage.set(leftAroundItem, others)
}

/** Whether the visitor disconnected this app around the page, and hasn't connected it again. */
export function hasLeft({ storage }: Latchkey, connector: Connector): boolean {
  return storage.get(leftAroundItem).includes(keyOf(connector))
}
