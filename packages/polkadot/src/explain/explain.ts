import type { ExplainRequest } from '@latchkey/core'
import type { Explanation } from '@latchkey/explain'
import { explainPolkadotRequest } from '@latchkey/explain/polkadot'
import type { AdapterState } from '../AdapterState'
import { askNode } from '../read/askNode'

/** Says what a request to the wallet does, by the site's own nodes. Never rejects. */
export function explain(
  { runtimes }: AdapterState,
  { method, params, address, network, sources, through }: ExplainRequest,
): Promise<Explanation> {
  const ask = (method: string, params: readonly unknown[]) =>
    through((network) => askNode(network, method, params))
  return explainPolkadotRequest(
    { method, params },
    { account: address, ask, tokenOf: sources.tokenOf, network: network.caipNetworkId, runtimes },
  )
}
