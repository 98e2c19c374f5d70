import { smartAccountAddresses } from '@latchkey/protocol'
import { createPublicClient, http, numberToHex, parseEther } from 'viem'
import { entryPoint08Abi, getUserOperationHash, toPackedUserOperation } from 'viem/account-abstraction'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testAccounts } from '../evm/testAccounts'
import { seedSmartAccounts } from './seedSmartAccounts'
import { sendBatch } from './sendBatch'
import { type AnvilNode, startAnvil } from './startAnvil'

const { entryPoint, implementation } = smartAccountAddresses

let node: AnvilNode
beforeAll(async () => {
  node = await startAnvil({ chainId: 4337, smartAccounts: true })
})
afterAll(() => node?.stop())

const heightOf = async () => (await sendBatch(node.url, [{ method: 'eth_blockNumber', params: [] }]))[0]

describe('seedSmartAccounts', () => {
  it('[FRM-13] puts EntryPoint 0.8 and the account at their canonical addresses', async () => {
    const client = createPublicClient({ transport: http(node.url) })
    expect((await client.getCode({ address: implementation }))?.length).toBeGreaterThan(1_000)
    const userOperation = {
      sender: testAccounts[0].address,
      nonce: 7n,
      callData: '0x1234',
      callGasLimit: 1n,
      verificationGasLimit: 2n,
      preVerificationGas: 0n,
      maxFeePerGas: 0n,
      maxPriorityFeePerGas: 0n,
      signature: '0x',
    } as const
    expect(
      await client.readContract({
        address: entryPoint,
        abi: entryPoint08Abi,
        functionName: 'getUserOpHash',
        args: [toPackedUserOperation(userOperation)],
      }),
    ).toBe(
      getUserOperationHash({
        chainId: 4337,
        entryPointAddress: entryPoint,
        entryPointVersion: '0.8',
        userOperation,
      }),
    )
  })

  it('changes no test account, and nothing on a seeded chain', async () => {
    const [balance] = await sendBatch(node.url, [
      { method: 'eth_getBalance', params: [testAccounts[0].address, 'latest'] },
    ])
    expect(balance).toBe(numberToHex(parseEther('10000')))
    const height = await heightOf()
    await seedSmartAccounts(node.url)
    expect(await heightOf()).toBe(height)
  })
})
