import { smartAccountAddresses } from '@latchkey/protocol'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import type { Hex } from 'viem'
import { getUserOperationHash, type UserOperation } from 'viem/account-abstraction'
import { privateKeyToAccount } from 'viem/accounts'
import { recoverAddress } from 'viem/utils'
import { describe, expect, it } from 'vitest'
import { requestInvalid } from '../../errors'
import { encodeCalls } from './encodeCalls'
import type { PaymasterTerms } from './PaymasterTerms'
import type { SmartOperation } from './SmartOperation'
import { signOperation } from './signOperation'

const secret = hexToBytes('ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')
const account = privateKeyToAccount(`0x${bytesToHex(secret)}`)
const { entryPoint, implementation } = smartAccountAddresses

const paymaster: PaymasterTerms = {
  address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  data: '0x0102030405',
  verificationGasLimit: 60_000n,
  postOpGasLimit: 20_000n,
  preVerificationGas: 50_000n,
  maxFeePerGas: 3_000_000_000n,
  maxPriorityFeePerGas: 1_000_000_000n,
}
const operation: SmartOperation = {
  chainId: 31_337n,
  calls: [{ to: account.address, value: 1n, data: '0x' }],
  nonce: 5n,
  callGasLimit: 100_000n,
  verificationGasLimit: 90_000n,
  paymaster,
}
const full: UserOperation<'0.8'> = {
  sender: account.address,
  nonce: 5n,
  callData: encodeCalls(operation.calls),
  callGasLimit: 100_000n,
  verificationGasLimit: 90_000n,
  preVerificationGas: paymaster.preVerificationGas,
  maxFeePerGas: paymaster.maxFeePerGas,
  maxPriorityFeePerGas: paymaster.maxPriorityFeePerGas,
  paymaster: paymaster.address,
  paymasterData: paymaster.data,
  paymasterVerificationGasLimit: paymaster.verificationGasLimit,
  paymasterPostOpGasLimit: paymaster.postOpGasLimit,
  signature: '0x',
}
const signerOf = (userOperation: UserOperation<'0.8'>, signature: Hex) =>
  recoverAddress({
    hash: getUserOperationHash({
      chainId: 31_337,
      entryPointAddress: entryPoint,
      entryPointVersion: '0.8',
      userOperation,
    }),
    signature,
  })

describe('an operation with a paymaster', () => {
  it('[FRM-13] is signed with its fees and with who pays them', async () => {
    const { signed } = await signOperation(operation, secret)
    expect(signed).toMatchObject({
      paymaster: paymaster.address,
      paymasterData: '0x0102030405',
      paymasterVerificationGasLimit: '0xea60',
      paymasterPostOpGasLimit: '0x4e20',
      preVerificationGas: '0xc350',
      maxFeePerGas: '0xb2d05e00',
      maxPriorityFeePerGas: '0x3b9aca00',
    })
    expect(await signerOf(full, signed.signature as Hex)).toBe(account.address)
  })

  it.each<[string, Partial<UserOperation<'0.8'>>]>([
    ['another paymaster', { paymaster: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC' }],
    ['no paymaster', { paymaster: undefined }],
    ['other data', { paymasterData: '0x0102030406' }],
    ['more gas for the paymaster', { paymasterVerificationGasLimit: 60_001n }],
    ['more gas afterwards', { paymasterPostOpGasLimit: 20_001n }],
    ['more gas before', { preVerificationGas: 50_001n }],
    ['a higher price', { maxFeePerGas: 3_000_000_001n }],
    ['a higher tip', { maxPriorityFeePerGas: 1_000_000_001n }],
  ])('[FRM-17] isn’t signed with %s', async (_, change) => {
    const { signed } = await signOperation(operation, secret)
    expect(await signerOf({ ...full, ...change }, signed.signature as Hex)).not.toBe(account.address)
  })

  it('[FRM-17] has no fees without one', async () => {
    const { paymaster: _, ...unpaid } = operation
    const { signed } = await signOperation(unpaid, secret)
    const fees = { preVerificationGas: '0x0', maxFeePerGas: '0x0', maxPriorityFeePerGas: '0x0' }
    expect(signed).toMatchObject(fees)
    expect(Object.keys(signed).filter((name) => name.startsWith('paymaster'))).toEqual([])
  })

  it.each<[string, Partial<PaymasterTerms>]>([
    ['nobody', { address: `0x${'0'.repeat(40)}` }],
    ['the EntryPoint', { address: entryPoint }],
    ['the code of accounts', { address: implementation }],
    ['half an address', { address: '0x1234' }],
    ['data that isn’t hexadecimal', { data: '0xzz' }],
    ['too much data', { data: `0x${'00'.repeat(1_025)}` }],
    ['too much gas', { preVerificationGas: 30_000_001n }],
    ['too much gas for the paymaster', { verificationGasLimit: 30_000_001n }],
    ['too much gas afterwards', { postOpGasLimit: 30_000_001n }],
    ['negative gas', { postOpGasLimit: -1n }],
    ['a price that nobody asks', { maxFeePerGas: 100_000_000_000_001n }],
    ['a tip above the price', { maxPriorityFeePerGas: 3_000_000_001n }],
    ['a negative tip', { maxPriorityFeePerGas: -1n }],
  ])('[FRM-17] is refused with %s', async (_, change) => {
    const wrong = { ...operation, paymaster: { ...paymaster, ...change } }
    await expect(signOperation(wrong, secret)).rejects.toSatisfy(requestInvalid.is)
  })

  it.each(['callGasLimit', 'verificationGasLimit'] as const)(
    '[FRM-17] is refused with too high a %s',
    async (name) => {
      const wrong = { ...operation, [name]: 30_000_001n }
      await expect(signOperation(wrong, secret)).rejects.toSatisfy(requestInvalid.is)
    },
  )
})
