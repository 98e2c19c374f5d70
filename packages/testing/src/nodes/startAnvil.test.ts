import { createPublicClient, erc20Abi, erc721Abi, http, parseUnits } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testAccounts } from '../evm/testAccounts'
import { type AnvilNode, startAnvil } from './startAnvil'

describe('startAnvil', () => {
  let node: AnvilNode
  beforeAll(async () => {
    node = await startAnvil()
  })
  afterAll(() => node.stop())

  it('x', async () => {
    const { contracts } = node
    if (!contracts) throw new Error('x')
    const client = createPublicClient({
      chain: {
        ...foundry,
        contracts: {
          multicall3: { address: contracts.multicall3 },
          ensUniversalResolver: { address: contracts.ensUniversalResolver },
        },
      },
      transport: http(node.url),
    })
    const address = testAccounts[0].address
    expect(await client.getEnsName({ address })).toBe('alice.latchkey.eth')
    expect(await client.getEnsAddress({ name: 'alice.latchkey.eth' })).toBe(address)
    expect(await client.getEnsName({ address: testAccounts[1].address })).toBe(null)
    expect(await client.getEnsText({ name: 'alice.latchkey.eth', key: 'description' })).toContain('first')
    expect(
      await client.multicall({
        allowFailure: false,
        contracts: [
          { address: contracts.dollar, abi: erc20Abi, functionName: 'balanceOf', args: [address] },
          { address: contracts.dollar, abi: erc20Abi, functionName: 'decimals' },
          { address: contracts.token, abi: erc20Abi, functionName: 'balanceOf', args: [address] },
          { address: contracts.collection, abi: erc721Abi, functionName: 'ownerOf', args: [0n] },
          { address: contracts.collection, abi: erc721Abi, functionName: 'tokenURI', args: [0n] },
        ],
      }),
    ).toEqual([parseUnits('2500', 6), 6, parseUnits('100', 18), address, expect.stringMatching(/^data:/)])
  })
})
