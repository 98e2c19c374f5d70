import type { ExplainRequest } from '@latchkey/core'
import type { Explanation } from '@latchkey/explain'
import { explainSolanaRequest } from '@latchkey/explain/solana'
import { askNode } from '../read/askNode'

/** Says what a request to the wallet does, by the site's own nodes. Never rejects. */
export function explain({ method, params, address, sources, through }: ExplainRequest): Promise<Explanation> {
  const ask = (method: string, params: readonly unknown[]) =>
    through((network) => askNode(network, { method, params }))
  return explainSolanaRequest({ method, params }, { account: address, ask, tokenOf: sources.tokenOf })
}
