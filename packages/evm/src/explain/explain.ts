import type { ExplainRequest } from '@latchkey/core'
import { type Explanation, spellAddresses } from '@latchkey/explain'
import { explainEvm } from '@latchkey/explain/evm'
import { checksumAddress, errorParts, isEvmAddress } from '@latchkey/protocol'
import { askNode } from '../read/askNode'
import type { NodeAccess } from '../read/NodeAccess'
import { chainIdOf } from '../wallet/parseChainId'

/** Says what a request to the wallet does, by the site's own nodes. Never rejects. */
export async function explain(
  access: NodeAccess,
  unable: Map<number, number>,
  { method, params, address, addresses, network, sources, through }: ExplainRequest,
): Promise<Explanation> {
  const ask = async (method: string, params: readonly unknown[]) => {
    const { answer, refusal } = await through(async (network) => {
      try {
        return { answer: await askNode(access, network, { method, params }) }
      } catch (cause) {
        // A node that refuses has answered, so no other one is asked. Its own words say why.
        if (errorParts(cause).some(({ code }) => code !== undefined))
          return { refusal: Object(cause).cause ?? cause }
        throw cause
      }
    })
    if (refusal !== undefined) throw refusal
    return answer
  }
  const coin = network.nativeCurrency
  const found = await explainEvm(
    { method, params },
    { ...sources, chainId: chainIdOf(network), account: address, accounts: addresses, ask, coin, unable },
  )
  // Calldata has no checksums, but visitors compare addresses with those that have.
  return spellAddresses(found, (text) => (isEvmAddress(text) ? checksumAddress(text) : text))
}
