import { bundlerOperation, smartAccountAddresses } from '@latchkey/protocol'
import { parse } from 'valibot'
import { keccak256 } from 'viem'
import { checkAuthorization } from '../account/checkAuthorization'
import { readAccount } from '../account/readAccount'
import { encodeHandleOps } from '../operation/encodeHandleOps'
import { readOperation } from '../operation/readOperation'
import { simulateOperation } from '../operation/simulateOperation'
import type { GasPrice } from '../price/readPrice'
import type { StoredOperation } from '../store/StoredOperation'
import type { Line } from './Line'
import type { SignedTransaction } from './storeTransaction'

/** A transaction that is ready but for its nonce. */
export type Carried = {
  readonly row: StoredOperation
  sign(nonce: number): Promise<SignedTransaction>
}

/**
 * Tries a waiting operation on the current state and prepares its transaction: type 4 with the visitor's authorisation the
 * first time. @throws sponsorRefused, operationReverted, operationRejected, chainDown
 */
export async function carryOperation(
  { nodes, chains, sponsor, chain, chainId, signal }: Line,
  row: StoredOperation,
  price: GasPrice,
): Promise<Carried> {
  const wire = parse(bundlerOperation, JSON.parse(row.operation))
  const operation = readOperation(wire, chainId)
  const { sender } = operation
  const account = await readAccount(nodes, chain, operation, signal)
  const authorization = await checkAuthorization(wire.eip7702Auth, { chainId, sender, account })
  const { address } = sponsor.account
  const data = encodeHandleOps(operation, address)
  const gas = BigInt(row.gas)
  const code = authorization && (await chains.codeOf(chain))
  await simulateOperation(
    nodes,
    operation,
    { sponsor: address, data, gas },
    { networkId: chain, code, signal },
  )
  // Never more than what the budgets were asked for.
  const cap = BigInt(row.max_fee)
  const maxFeePerGas = price.most < cap ? price.most : cap
  const fields = {
    chainId,
    gas,
    maxFeePerGas,
    maxPriorityFeePerGas: price.tip < maxFeePerGas ? price.tip : maxFeePerGas,
    to: smartAccountAddresses.entryPoint,
    data,
  }
  return {
    row,
    async sign(nonce) {
      const raw = authorization
        ? await sponsor.account.signTransaction({
            ...fields,
            type: 'eip7702',
            nonce,
            authorizationList: [authorization],
          })
        : await sponsor.account.signTransaction({ ...fields, type: 'eip1559', nonce })
      return { raw, txHash: keccak256(raw), nonce, maxFee: maxFeePerGas }
    },
  }
}
