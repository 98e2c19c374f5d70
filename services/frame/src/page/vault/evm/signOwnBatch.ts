import { encodeCalls } from './encodeCalls'
import type { OwnBatch } from './OwnBatch'
import { signDelegation } from './signDelegation'
import { signTransaction } from './signTransaction'
import { toEvmAddress } from './toEvmAddress'

/** Signs one transaction of the account to itself that makes calls, and returns it as nodes take it. @throws requestInvalid */
export async function signOwnBatch(
  { calls, isUpgrade, ...fields }: OwnBatch,
  secretKey: Uint8Array,
): Promise<`0x${string}`> {
  const transaction = {
    ...fields,
    to: toEvmAddress(secretKey),
    // What the calls pay comes from the account itself.
    value: 0n,
    data: encodeCalls(calls),
    accessList: [],
  }
  if (!isUpgrade) return signTransaction({ ...transaction, type: 'eip1559' }, secretKey)
  const { chainId, nonce } = fields
  // The transaction itself takes the account's nonce before the authorisation is read.
  const delegation = await signDelegation({ chainId, nonce: nonce + 1n }, secretKey)
  return signTransaction({ ...transaction, type: 'eip7702', delegations: [delegation] }, secretKey)
}
