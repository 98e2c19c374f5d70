import type { Connector } from '@latchkey/core'
import { capabilitiesAddressMissing, walletMalformed } from '@latchkey/protocol'
import { askWallet } from '../wallet/askWallet'
import { parseRecord } from './parseRecord'

/** [EVM-4] What the wallet can do for an account, by chain id in hexadecimal. @throws capabilitiesAddressMissing, walletMalformed */
export async function getCapabilities(request: {
  readonly connector: Connector
  readonly address: string
}): Promise<Readonly<Record<string, unknown>>> {
  const method = 'wallet_getCapabilities'
  if (!request.address) throw capabilitiesAddressMissing()
  const capabilities = parseRecord(await askWallet(request.connector, method, [request.address]))
  if (!capabilities) throw walletMalformed({ what: method })
  return capabilities
}
