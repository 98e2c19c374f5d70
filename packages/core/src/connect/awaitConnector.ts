import { connectorNotFound, type Namespace } from '@latchkey/protocol'
import { discover } from '../directory/discover'
import type { Latchkey } from '../Latchkey'
import type { Connector } from '../ports/Connector'
import { getConnector } from './getConnector'

type Wanted = {
  readonly connectorId: string
  readonly namespace?: Namespace | undefined
  readonly limitMs: number
}

/** Returns a connector, waiting for it if it hasn't announced itself yet. @throws connectorNotFound */
export function awaitConnector(
  latchkey: Latchkey,
  { connectorId, namespace, limitMs }: Wanted,
): Promise<Connector> {
  discover(latchkey)
  const known = getConnector(latchkey.getState(), connectorId, namespace)
  if (known) return Promise.resolve(known)
  return new Promise((resolve, reject) => {
    const settle = (connector?: Connector) => {
      unsubscribe()
      stopTimer()
      if (connector) resolve(connector)
      else reject(connectorNotFound({ id: connectorId }))
    }
    const unsubscribe = latchkey.subscribe(
      (state) => getConnector(state, connectorId, namespace),
      (connector) => connector && settle(connector),
    )
    const stopTimer = latchkey.host.setTimer(() => settle(), limitMs)
  })
}
