import type { AccountRequest } from '@latchkey/core'
import { isSignedMessage, walletMalformed } from '@latchkey/protocol'
import { askWallet } from '../wallet/askWallet'
import { serializeTypedData } from './serializeTypedData'

/** [EVM-2] Has the wallet sign typed data (EIP-712). @throws userRejected, walletMalformed */
export async function signTypedData(
  request: AccountRequest & { readonly typedData: Readonly<Record<string, unknown>> },
): Promise<string> {
  const method = 'eth_signTypedData_v4'
  const { connector, address, typedData } = request
  const answer = await askWallet(connector, method, [address, serializeTypedData(typedData)])
  if (!isSignedMessage(answer)) throw walletMalformed({ what: method })
  return answer
}
