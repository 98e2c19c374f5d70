import type { Connector } from '@latchkey/core'
import {
  callStatusNotApproved,
  providerUnauthorized,
  providerUnsupportedMethod,
  rpcMethodNotFound,
  rpcMethodNotSupported,
  walletMalformed,
} from '@latchkey/protocol'
import { askWallet } from '../wallet/askWallet'
import { parseRecord } from './parseRecord'

const notApproved = [
  providerUnauthorized,
  providerUnsupportedMethod,
  rpcMethodNotFound,
  rpcMethodNotSupported,
]

/** [EVM-4] The status of a bundle of calls. @throws callStatusNotApproved, walletMalformed, unknownBundle */
export async function getCallsStatus(request: {
  readonly connector: Connector
  readonly id: string
}): Promise<Readonly<Record<string, unknown>>> {
  const method = 'wallet_getCallsStatus'
  try {
    const status = parseRecord(await askWallet(request.connector, method, [request.id]))
    if (!status) throw walletMalformed({ what: method })
    return status
  } catch (cause) {
    if (notApproved.some((kind) => kind.is(cause))) throw callStatusNotApproved({}, { cause })
    throw cause
  }
}
