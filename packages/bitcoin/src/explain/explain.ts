import type { ExplainRequest } from '@latchkey/core'
import type { Explanation } from '@latchkey/explain'
import { explainBitcoinRequest } from '@latchkey/explain/bitcoin'
import { networkNamed } from '../network/bitcoinNetworks'

/** Says what a request to the wallet does. Asks nobody: a PSBT tells everything. Never rejects. */
export async function explain({ method, params, addresses, network }: ExplainRequest): Promise<Explanation> {
  const prefix = networkNamed('id', network.caipNetworkId)?.prefix
  return explainBitcoinRequest({ method, params }, { addresses, ...(prefix ? { prefix } : {}) })
}
