import { isNamespace, type Namespace } from '../caip/namespaces'
import { asJson } from './codecs'
import { defineItem } from './defineItem'

/** A connector that was authorized for a namespace. */
export interface StoredConnection {
  readonly namespace: Namespace
  readonly connectorId: string
}

function isConnection(value: unknown): value is StoredConnection {
  return (
    typeof value === 'object' &&
    value !== null &&
    'namespace' in value &&
    isNamespace(value.namespace) &&
    'connectorId' in value &&
    typeof value.connectorId === 'string' &&
    value.connectorId !== ''
  )
}

/** Not by a schema: this is read before the first click, and a schema adds a kilobyte. */
function parseConnections(json: unknown): readonly StoredConnection[] | undefined {
  if (!Array.isArray(json)) return undefined
  return json
    .filter(isConnection)
    .slice(0, 20)
    .map(({ namespace, connectorId }) => ({ namespace, connectorId }))
}

/** [HTTP-7] [CON-2] What to reconnect after a reload, most recently used first. */
export const connections = /* @__PURE__ */ defineItem({
  key: 'connections',
  as: /* @__PURE__ */ asJson(parseConnections),
  initial: [],
})
