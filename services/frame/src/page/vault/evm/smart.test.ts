import { smartAccountAddresses } from '@latchkey/protocol'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { decodeFunctionData, encodeFunctionData, type Hex, parseAbi, parseTransaction } from 'viem'
import { getUserOperationHash } from 'viem/account-abstraction'
import { privateKeyToAccount } from 'viem/accounts'
import { recoverAddress, recoverAuthorizationAddress } from 'viem/utils'
import { describe, expect, it } from 'vitest'
import { requestInvalid } from '../../errors'
import type { AccountCall } from './AccountCall'
import { encodeCalls } from './encodeCalls'
import type { OwnBatch } from './OwnBatch'
import type { SmartOperation } from './SmartOperation'
import { signDelegation } from './signDelegation'
import { signOperation } from './signOperation'
import { signOwnBatch } from './signOwnBatch'

const secret = hexToBytes('ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')
const account = privateKeyToAccount(`0x${bytesToHex(secret)}`)
const { entryPoint, implementation } = smartAccountAddresses
const abi = parseAbi([
  'struct Call { address target; uint256 value; bytes data; }',
  'function executeBatch(Call[] calls)',
])

const hex = (length?: number) =>
  fc
    .uint8Array(length === undefined ? { maxLength: 100 } : { minLength: length, maxLength: length })
    .map((bytes): Hex => `0x${bytesToHex(bytes)}`)
const calls: fc.Arbitrary<readonly AccountCall[]> = fc.array(
  fc.record({ to: hex(20), value: fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), data: hex() }),
  { minLength: 1, maxLength: 5 },
)
const number = (bits: bigint) => fc.bigInt({ min: 0n, max: 2n ** bits - 1n })
const operations: fc.Arbitrary<SmartOperation> = fc.record({
  chainId: fc.bigInt({ min: 1n, max: 2n ** 50n }),
  calls,
  nonce: number(256n),
  callGasLimit: number(128n),
  verificationGasLimit: number(128n),
  delegationNonce: fc.option(number(60n), { nil: undefined }),
})

const batch: OwnBatch = {
  chainId: 31_337n,
  calls: [{ to: account.address, value: 1n, data: '0x' }],
  nonce: 7n,
  gas: 100_000n,
  maxFeePerGas: 3n,
  maxPriorityFeePerGas: 2n,
  isUpgrade: false,
}

describe('signatures of a smart account', () => {
  it('[FRM-13] are for the calls and nothing else, by the hash of EntryPoint 0.8', async () => {
    await fc.assert(
      fc.asyncProperty(operations, async (operation) => {
        const { signed, hash: known } = await signOperation(operation, secret)
        const callData = signed.callData as Hex
        const { args } = decodeFunctionData({ abi, data: callData })
        expect(args[0].map(({ target, ...call }) => ({ to: target.toLowerCase(), ...call }))).toEqual(
          operation.calls,
        )
        const hash = getUserOperationHash({
          chainId: Number(operation.chainId),
          entryPointAddress: entryPoint,
          entryPointVersion: '0.8',
          userOperation: {
            sender: account.address,
            callData,
            nonce: operation.nonce,
            callGasLimit: operation.callGasLimit,
            verificationGasLimit: operation.verificationGasLimit,
            preVerificationGas: 0n,
            maxFeePerGas: 0n,
            maxPriorityFeePerGas: 0n,
            signature: '0x',
          },
        })
        expect(known).toBe(hash)
        const signature = signed.signature as Hex
        expect(await recoverAddress({ hash, signature })).toBe(account.address)
        expect([signed.sender, signed.maxFeePerGas, signed.preVerificationGas]).toEqual([
          account.address,
          '0x0',
          '0x0',
        ])
        expect(signed.eip7702Auth === undefined).toBe(operation.delegationNonce === undefined)
      }),
      { numRuns: 30 },
    )
  })

  it('encode calls as viem does, also with addresses in a case of their own', () => {
    fc.assert(
      fc.property(calls, (list) => {
        const args = list.map(({ to, ...call }) => ({ target: to, ...call }))
        expect(encodeCalls(list)).toBe(encodeFunctionData({ abi, args: [args] }))
      }),
    )
    const odd = account.address.toUpperCase().replace('0X', '0x') as Hex
    const call = { value: 0n, data: '0x' } as const
    expect(encodeCalls([{ ...call, to: odd }])).toBe(encodeCalls([{ ...call, to: account.address }]))
  })

  it('[FRM-13] delegate to the one known implementation, on the one chain', async () => {
    const delegation = await signDelegation({ chainId: 31_337n, nonce: 4n }, secret)
    expect(delegation).toMatchObject({ chainId: 31_337n, nonce: 4n, address: implementation })
    const own = await account.signAuthorization({ address: implementation, chainId: 31_337, nonce: 4 })
    const { r, s, parity } = delegation.signature
    expect([`0x${bytesToHex(r)}`, `0x${bytesToHex(s)}`, parity]).toEqual([own.r, own.s, own.yParity])
  })

  it.each([0n, -1n])(
    '[FRM-13] [FRM-17] never delegate on chain %s, which is every chain',
    async (chainId) => {
      await expect(signDelegation({ chainId, nonce: 0n }, secret)).rejects.toSatisfy(requestInvalid.is)
      await expect(signOwnBatch({ ...batch, chainId, isUpgrade: true }, secret)).rejects.toSatisfy(
        requestInvalid.is,
      )
      const operation = { ...batch, callGasLimit: 1n, verificationGasLimit: 1n, delegationNonce: 0n }
      await expect(signOperation({ ...operation, chainId }, secret)).rejects.toSatisfy(requestInvalid.is)
    },
  )

  it('[FRM-13] pay for calls by a transaction to oneself, with the delegation the first time', async () => {
    const first = parseTransaction(await signOwnBatch({ ...batch, isUpgrade: true }, secret))
    expect(first).toMatchObject({ type: 'eip7702', to: account.address.toLowerCase(), nonce: 7 })
    const [authorization] = first.authorizationList ?? []
    expect(authorization).toMatchObject({
      address: implementation.toLowerCase(),
      chainId: 31_337,
      // The transaction takes the nonce before.
      nonce: 8,
    })
    if (authorization) expect(await recoverAuthorizationAddress({ authorization })).toBe(account.address)
    const later = parseTransaction(await signOwnBatch(batch, secret))
    expect(later).toMatchObject({ type: 'eip1559', to: account.address.toLowerCase(), nonce: 7 })
    expect(later.data).toBe(encodeCalls(batch.calls))
    expect(later.value ?? 0n).toBe(0n)
  })

  it('of a transaction with a delegation are those of viem', async () => {
    const { chainId, nonce, calls: _, isUpgrade: __, ...fees } = batch
    const authorization = await account.signAuthorization({
      address: implementation,
      chainId: Number(chainId),
      nonce: Number(nonce) + 1,
    })
    expect(await signOwnBatch({ ...batch, isUpgrade: true }, secret)).toBe(
      await account.signTransaction({
        ...fees,
        type: 'eip7702',
        chainId: Number(chainId),
        nonce: Number(nonce),
        to: account.address,
        data: encodeCalls(batch.calls),
        authorizationList: [authorization],
      }),
    )
  })
})
