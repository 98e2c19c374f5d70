import { type Connector, getAccount, getConnector } from '@latchkey/core'
import type { Namespace } from '@latchkey/protocol'
import { useSelector } from './useSelector'

/** The wallet's own object, for libraries that take one. */
export type UseProvider = {
  /** What the wallet announced; its shape is its standard's (EIP-1193 for `eip155`). Null while not connected. */
  readonly provider: unknown
  readonly type: Connector['type'] | null
}

/** The connected wallet's provider in a namespace. */
export function useProvider(namespace: Namespace): UseProvider {
  const connector = useSelector((state) => {
    const { connectorId } = getAccount(state, namespace)
    return connectorId === null ? undefined : getConnector(state, connectorId, namespace)
  })
  return { provider: connector?.provider ?? null, type: connector?.type ?? null }
}
