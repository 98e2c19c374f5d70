import { nodeMissing } from '../../errors'
import type { BitcoinAccount } from './BitcoinAccount'
import { type Esplora, openEsplora } from './openEsplora'

/** Where an account's network is read and written. @throws nodeMissing */
export function esploraOf({ chainId, node, transport }: BitcoinAccount): Esplora {
  if (!node) throw nodeMissing({ chain: chainId })
  return openEsplora(chainId, node, transport)
}
