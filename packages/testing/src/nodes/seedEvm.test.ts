import {
  createPublicClient,
  encodeFunctionData,
  erc20Abi,
  erc721Abi,
  http,
  isHex,
  parseAbi,
  parseEther,
  parseUnits,
} from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testAccounts } from '../evm/testAccounts'
import { getSeedContracts } from './getSeedContracts'
import { seedName } from './seedEvm'
import { sendBatch } from './sendBatch'
import { type EvmChains, startEvmChains } from './startEvmChains'

const [{ address }, { address: other }] = testAccounts
const contracts = getSeedContracts()

let chains: EvmChains
beforeAll(async () => {
  chains = await startEvmChains()
})
afterAll(() => chains?.stop())

describe.each(['first', 'second'] as const)('the %s of two seeded chains', (which) => {
  const createClient = () => {
    const { chainId, url } = chains[which]
    const { multicall3, ensUniversalResolver } = contracts
    const known = {
      multicall3: { address: multicall3 },
      ensUniversalResolver: { address: ensUniversalResolver },
    }
    return createPublicClient({ chain: { ...foundry, id: chainId, contracts: known }, transport: http(url) })
  }

  it('has its own id', async () => {
    expect(await createClient().getChainId()).toBe(which === 'first' ? 31337 : 31338)
  })

  it('has two tokens with different decimals and a collection, readable through Multicall3', async () => {
    const { dollar, token, collection } = contracts
    const read = await createClient().multicall({
      allowFailure: false,
      contracts: [
        { address: dollar, abi: erc20Abi, functionName: 'symbol' },
        { address: dollar, abi: erc20Abi, functionName: 'decimals' },
        { address: dollar, abi: erc20Abi, functionName: 'balanceOf', args: [address] },
        { address: token, abi: erc20Abi, functionName: 'symbol' },
        { address: token, abi: erc20Abi, functionName: 'decimals' },
        { address: token, abi: erc20Abi, functionName: 'balanceOf', args: [other] },
        { address: collection, abi: erc721Abi, functionName: 'ownerOf', args: [1n] },
      ],
    })
    expect(read).toEqual(['LKD', 6, parseUnits('2500', 6), 'LKT', 18, parseUnits('100', 18), other])
  })

  it('has collectibles whose picture needs no network', async () => {
    const uri = await createClient().readContract({
      address: contracts.collection,
      abi: erc721Abi,
      functionName: 'tokenURI',
      args: [0n],
    })
    const { name, image } = await (await fetch(uri)).json()
    expect(name).toBe('Latchkey Keys #0')
    expect(await (await fetch(image)).text()).toContain('</svg>')
  })

  it('resolves a name in both directions, and no name for others', async () => {
    const client = createClient()
    expect(await client.getEnsAddress({ name: seedName })).toBe(address)
    expect(await client.getEnsName({ address })).toBe(seedName)
    expect(await client.getEnsText({ name: seedName, key: 'description' })).toContain('first account')
    expect(await client.getEnsAddress({ name: 'nobody.latchkey.eth' })).toBeNull()
    expect(await client.getEnsName({ address: other })).toBeNull()
    expect(await client.getEnsResolver({ name: seedName })).toBe(contracts.ensResolver)
  })

  it('leaves accounts with a round balance', async () => {
    expect(await createClient().getBalance({ address })).toBe(parseEther('10000'))
  })

  it('rejects an account that claims another’s name', async () => {
    const client = createClient()
    const data = encodeFunctionData({
      abi: parseAbi(['function setName(string name)']),
      args: [seedName],
    })
    const claim = { from: other, to: contracts.ensReverseRegistrar, data }
    const [hash] = await sendBatch(chains[which].url, [{ method: 'eth_sendTransaction', params: [claim] }])
    expect(isHex(hash)).toBe(true)
    expect(await client.getEnsName({ address: other })).toBeNull()
    await expect(client.getEnsName({ address: other, strict: true })).rejects.toThrow(
      'ReverseAddressMismatch',
    )
  })
})
