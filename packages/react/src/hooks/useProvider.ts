import { type AddressOf, type Connector, getAccount, getConnector, type ProviderOf } from '@latchkey/core'
import type { Namespace } from '@latchkey/protocol'
import { useSelector } from './useSelector'

/** The wallet's own object and the account in use, for libraries that take them. */
export type UseProvider<N extends Namespace = Namespace> = {
  /** What the wallet announced; its type is its standard's (EIP-1193 for `eip155`). Null while not connected. */
  readonly provider: ProviderOf<N> | null
  /** The account that is connected; null while not connected. */
  readonly address: AddressOf<N> | null
  readonly type: Connector['type'] | null
}

/** The connected wallet's provider and account in a namespace, typed so that viem takes them without a cast. */
export function useProvider<N extends Namespace>(namespace: N): UseProvider<N> {
  const address = useSelector((state) => getAccount(state, namespace).address)
  const connector = useSelector((state) => {
    const { connectorId } = getAccount(state, namespace)
    return connectorId === null ? undefined : getConnector(state, connectorId, namespace)
  })
  // The family's adapter has connected it, so that it is of the family's standard.
  const provider = (connector?.provider ?? null) as ProviderOf<N> | null
  return { provider, address: provider ? address : null, type: connector?.type ?? null }
}
