import { isNamespace, type Namespace } from '../caip/namespaces'
import { asJson } from './codecs'
import { defineItem } from './defineItem'

/** A connector that was authorized for a namespace. */
export interface StoredConnection {
  readonly namespace: Namespace
  readonly connectorId: string
  /** The first account of a wallet whose id nobody owns, so that another program can't take its place. */
  readonly address?: string
}

function isConnection(value: unknown): value is StoredConnection {
  return (
    typeof value === 'object' &&
    value !== null &&
    'namespace' in value &&
    isNamespace(value.namespace) &&
    'connectorId' in value &&
    typeof value.connectorId === 'string' &&
    value.connectorId !== '' &&
    (!('address' in value) || typeof value.address === 'string')
  )
}

/** Not by a schema: this is read before the first click, and a schema adds a kilobyte. */
function parseConnections(json: unknown): readonly StoredConnection[] | undefined {
  if (!Array.isArray(json)) return undefined
  return json
    .filter(isConnection)
    .slice(0, 20)
    .map(({ namespace, connectorId, address }) => ({ namespace, connectorId, ...(address && { address }) }))
}

/** [HTTP-7] [CON-2] What to reconnect after a reload, most recently used first. */
export const connections = /* @__PURE__ */ defineItem({
  key: 'connections',
  as: /* @__PURE__ */ asJson(parseConnections),
  initial: [],
})
