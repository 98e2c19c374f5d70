import {
  type AddressOf,
  type Connector,
  explainedProvider,
  getAccount,
  getConnector,
  isExplained,
  type ProviderOf,
} from '@latchkey/core'
import type { Namespace } from '@latchkey/protocol'
import { useInstance } from './useInstance'
import { useSelector } from './useSelector'

/** The wallet's own object and the account in use, for libraries that take them. */
export type UseProvider<N extends Namespace = Namespace> = {
  /** The object that the wallet announced, typed by its standard (EIP-1193 for `eip155`). Null while not connected. */
  readonly provider: ProviderOf<N> | null
  /** The connected account; null while not connected. */
  readonly address: AddressOf<N> | null
  readonly type: Connector['type'] | null
}

/** Returns the connected wallet's provider and account in a namespace, typed so viem accepts them without a cast. */
export function useProvider<N extends Namespace>(namespace: N): UseProvider<N> {
  const latchkey = useInstance()
  const address = useSelector((state) => getAccount(state, namespace).address)
  const connector = useSelector((state) => {
    const { connectorId } = getAccount(state, namespace)
    return connectorId === null ? undefined : getConnector(state, connectorId, namespace)
  })
  // The family's adapter connected it, so it follows the family's standard.
  const own = (connector?.provider ?? null) as ProviderOf<N> | null
  const provider =
    connector && isExplained(latchkey, connector) ? explainedProvider(latchkey, namespace, own) : own
  return { provider, address: provider ? address : null, type: connector?.type ?? null }
}
