import type { AccountRequest, TransactionRequest } from '@latchkey/core'
import { cannotSwitch, isTransactionHash, walletMalformed } from '@latchkey/protocol'
import { askWallet } from '../wallet/askWallet'
import { getChainId } from '../wallet/getChainId'
import { chainIdOf } from '../wallet/parseChainId'
import { toHex } from '../wallet/toHex'
import { toRpcTransaction } from './toRpcTransaction'

/** [EVM-2] Has the wallet send a transaction, only if it is on the right network. @throws userRejected, cannotSwitch, walletMalformed, invalidNumber */
export async function sendTransaction(
  request: AccountRequest & { readonly transaction: TransactionRequest },
): Promise<string> {
  const { connector, address, network, transaction } = request
  const method = 'eth_sendTransaction'
  const chainId = chainIdOf(network)
  const params = { ...toRpcTransaction(address, transaction), chainId: toHex(chainId) }
  if ((await getChainId(connector)) !== chainId) throw cannotSwitch({ id: network.caipNetworkId })
  const answer = await askWallet(connector, method, [params])
  if (!isTransactionHash(answer)) throw walletMalformed({ what: method })
  return answer
}
