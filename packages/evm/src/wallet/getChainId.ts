import type { Connector } from '@latchkey/core'
import { walletMalformed } from '@latchkey/protocol'
import { askWallet } from './askWallet'
import { parseChainId } from './parseChainId'

/** The chain the wallet is on. @throws walletMalformed */
export async function getChainId(connector: Connector): Promise<number> {
  const chainId = parseChainId(await askWallet(connector, 'eth_chainId'))
  if (chainId === null) throw walletMalformed({ what: 'eth_chainId' })
  return chainId
}
