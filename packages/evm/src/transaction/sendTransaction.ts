import type { AccountRequest, TransactionRequest } from '@latchkey/core'
import { cannotSwitch, invalidRequest, isTransactionHash, walletMalformed } from '@latchkey/protocol'
import { askWallet } from '../wallet/askWallet'
import { getChainId } from '../wallet/getChainId'
import { chainIdOf } from '../wallet/parseChainId'
import { toHex } from '../wallet/toHex'
import { toRpcTransaction } from './toRpcTransaction'

/** Plain JavaScript may name a network that isn't active. The transaction would go out on another one. */
function assertSameChain(transaction: TransactionRequest & { readonly chainId?: unknown }, active: number) {
  const { chainId } = transaction
  if (chainId !== undefined && Number(chainId) !== active)
    throw invalidRequest({
      reason: `chainId is ${chainId}, but the active network is ${active}. Switch the network first`,
    })
}

/** [EVM-2] Has the wallet send a transaction, only if it is on the right network. @throws userRejected, cannotSwitch, walletMalformed, invalidNumber, invalidRequest */
export async function sendTransaction(
  request: AccountRequest & { readonly transaction: TransactionRequest },
): Promise<string> {
  const { connector, address, network, transaction } = request
  const method = 'eth_sendTransaction'
  const chainId = chainIdOf(network)
  assertSameChain(transaction, chainId)
  const params = { ...toRpcTransaction(address, transaction), chainId: toHex(chainId) }
  if ((await getChainId(connector)) !== chainId) throw cannotSwitch({ id: network.caipNetworkId })
  const answer = await askWallet(connector, method, [params])
  if (!isTransactionHash(answer)) throw walletMalformed({ what: method })
  return answer
}
