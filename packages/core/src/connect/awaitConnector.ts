import { connectCancelled, connectorNotFound, docsLink, type Namespace } from '@latchkey/protocol'
import { discover } from '../directory/discover'
import type { Latchkey } from '../Latchkey'
import { didYouMean } from '../options/didYouMean'
import type { Connector } from '../ports/Connector'
import { getConnector } from './getConnector'

type Wanted = {
  readonly connectorId: string
  readonly namespace?: Namespace | undefined
  readonly limitMs: number
}

const docs = /* @__PURE__ */ docsLink('troubleshooting', 'connectors')

/** Names the wallets that are known instead. */
function hintFor(latchkey: Latchkey, wanted: string): string {
  const ids = [...new Set(latchkey.getState().connect.connectors.map(({ id }) => id))]
  return didYouMean(wanted, ids) || `Found: ${ids.slice(0, 10).join(', ') || 'no wallet'}. `
}

/**
 * Returns a connector, waiting for it if it hasn't announced itself yet.
 * @throws connectorNotFound, connectCancelled when the instance was destroyed
 */
export function awaitConnector(
  latchkey: Latchkey,
  { connectorId, namespace, limitMs }: Wanted,
): Promise<Connector> {
  const { live } = latchkey
  if (live.isOver) return Promise.reject(connectCancelled())
  discover(latchkey)
  const known = getConnector(latchkey.getState(), connectorId, namespace)
  if (known) return Promise.resolve(known)
  // Plain JavaScript may pass anything, or nothing.
  const id = `${connectorId}`
  return new Promise((resolve, reject) => {
    const settle = (connector?: Connector) => {
      unsubscribe()
      stopTimer()
      if (live.isOver) reject(connectCancelled())
      else if (connector) resolve(connector)
      else reject(connectorNotFound({ id, hint: hintFor(latchkey, id), docs }))
    }
    const unsubscribe = latchkey.subscribe(
      (state) => getConnector(state, connectorId, namespace),
      (connector) => connector && settle(connector),
    )
    const stopTimer = latchkey.host.setTimer(() => settle(), limitMs)
  })
}
