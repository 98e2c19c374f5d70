import { randomBytes } from 'node:crypto'
import type { Hex } from 'viem'
import { entryPoint07Address, entryPoint08Address, getUserOperationHash } from 'viem/account-abstraction'
import type { PrivateKeyAccount } from 'viem/accounts'

/** Returns a signed user operation, for EntryPoint 0.7 by default. Accounts of 0.8 expect that the hash itself is signed. */
export async function signedOperation(options: {
  readonly chainId: number
  readonly sender: Hex
  readonly key: PrivateKeyAccount
  readonly callData: Hex
  readonly nonce?: bigint
  readonly maxFeePerGas?: bigint
  readonly callGasLimit?: bigint
  readonly paymaster?: object
  readonly version?: '0.7' | '0.8'
}): Promise<{ readonly userOp: Record<string, string>; readonly hash: Hex }> {
  const { chainId, sender, key, callData, nonce = BigInt(`0x${randomBytes(8).toString('hex')}`) } = options
  const operation = {
    sender,
    nonce,
    callData,
    callGasLimit: options.callGasLimit ?? 100_000n,
    verificationGasLimit: 150_000n,
    preVerificationGas: 50_000n,
    maxFeePerGas: options.maxFeePerGas ?? 2_000_000_000n,
    maxPriorityFeePerGas: 1_000_000_000n,
    signature: '0x' as const,
    ...options.paymaster,
  }
  const isNew = options.version === '0.8'
  const hash = getUserOperationHash({
    chainId,
    entryPointAddress: isNew ? entryPoint08Address : entryPoint07Address,
    entryPointVersion: isNew ? '0.8' : '0.7',
    userOperation: operation,
  })
  const signature = await (isNew ? key.sign({ hash }) : key.signMessage({ message: { raw: hash } }))
  const written = Object.entries({ ...operation, signature }).map(([name, value]) => [
    name,
    typeof value === 'bigint' ? `0x${value.toString(16)}` : value,
  ])
  return { userOp: Object.fromEntries(written), hash }
}
