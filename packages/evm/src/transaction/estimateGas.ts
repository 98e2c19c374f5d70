import type { AccountRequest, TransactionRequest } from '@latchkey/core'
import { askNode } from '../read/askNode'
import type { NodeAccess } from '../read/NodeAccess'
import { parseQuantity } from '../read/parseQuantity'
import { toRpcTransaction } from './toRpcTransaction'

/** [EVM-2] The gas a transaction would use, from the site's own nodes. @throws rpcTransactionRejected, requestTimeout, networkFailure */
export async function estimateGas(
  access: NodeAccess,
  request: AccountRequest & { readonly transaction: TransactionRequest },
): Promise<bigint> {
  const { address, network, transaction } = request
  const method = 'eth_estimateGas'
  const answer = await askNode(access, network, { method, params: [toRpcTransaction(address, transaction)] })
  return parseQuantity(answer, method)
}
