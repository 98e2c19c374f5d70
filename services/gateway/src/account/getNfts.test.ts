import { getNfts as contract } from '@latchkey/protocol'
import { testAccounts } from '@latchkey/testing'
import { type AnvilNode, startAnvil } from '@latchkey/testing/node'
import { parse } from 'valibot'
import { createTestClient, erc721Abi, http, parseAbi, publicActions, walletActions } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createApp } from '../app'
import { readConfig } from '../config/readConfig'
import { setUpGateway } from '../testing/setUpGateway'
import { createAccountServices } from './createAccountServices'

let anvil: AnvilNode
const settings: Record<string, string> = {}
const down = ['http://127.0.0.1:9']
beforeAll(async () => {
  anvil = await startAnvil()
  const { collection, dollar } = anvil.contracts
  const rpc = [anvil.url]
  settings.GATEWAY_CHAINS = JSON.stringify([
    { id: 'eip155:666', name: 'Down', rpc: down, collections: [collection] },
    { id: 'eip155:31337', name: 'Local', rpc, collections: [collection, dollar, `0x${'12'.repeat(20)}`] },
    { id: 'eip155:31338', name: 'Without', rpc },
    { id: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', name: 'S', rpc },
  ])
}, 60_000)
const gateway = setUpGateway(settings)
afterAll(() => anvil.stop())

const wallet = (place: 0 | 1 | 2 | 9) =>
  createTestClient({
    mode: 'anvil',
    transport: http(anvil.url),
    account: privateKeyToAccount(testAccounts[place].privateKey),
  })
    .extend(publicActions)
    .extend(walletActions)
const read = async (address: string, query = '') => {
  const answer = await gateway().ask(`/v1/account/${address}/nfts${query}`)
  return parse(contract.output, await answer.json())
}

describe('[ACC-3] the collectibles of an account', () => {
  it('come from the configured collections, with name and picture', async () => {
    const { nfts, next } = await read(testAccounts[1].address, '?chainId=eip155:31337')
    const collection = anvil.contracts.collection.toLowerCase()
    expect(nfts).toEqual([
      {
        id: `eip155:31337/erc721:${collection}/1`,
        chainId: 'eip155:31337',
        contract: collection,
        tokenId: '1',
        collection: 'Latchkey Keys',
        name: 'Latchkey Keys #1',
        imageUrl: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
        isSpam: false,
      },
    ])
    expect(next).toBeNull()
  })

  it('move with a transfer', async () => {
    const [from, to] = [testAccounts[2].address, testAccounts[5].address]
    const hash = await wallet(2).writeContract({
      address: anvil.contracts.collection,
      abi: erc721Abi,
      functionName: 'transferFrom',
      args: [from, to, 2n],
      chain: null,
    })
    await vi.waitFor(() => wallet(2).getTransactionReceipt({ hash }), 60_000)
    expect((await read(from)).nfts).toEqual([])
    expect((await read(to)).nfts.map(({ tokenId }) => tokenId)).toEqual(['2'])
  })

  it('come in pages without repeats, skipping a chain that is down', async () => {
    const minter = wallet(9)
    const to = testAccounts[7].address
    for (let count = 0; count < 45; count += 1)
      await minter.writeContract({
        address: anvil.contracts.collection,
        abi: parseAbi(['function mint(address)']),
        functionName: 'mint',
        args: [to],
        chain: null,
      })
    const found: string[] = []
    const sizes: number[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const { nfts, next }: Awaited<ReturnType<typeof read>> = await read(to, cursor && `?cursor=${cursor}`)
      sizes.push(nfts.length)
      found.push(...nfts.map(({ id }) => id))
      cursor = next
    }
    expect(sizes).toEqual([20, 20, 5])
    expect(new Set(found).size).toBe(45)
  })

  it('include those of seen collections', async () => {
    const { services } = gateway()
    const holder = testAccounts[1].address
    const local = { id: 'eip155:31337', name: 'Local', rpc: [anvil.url] }
    const config = readConfig({ ...settings, GATEWAY_CHAINS: JSON.stringify([local]) })
    const seen = createAccountServices(config, services.nodes, services.now, {
      seenCollections: async () => [{ contract: anvil.contracts.collection }, { contract: 'no contract' }],
    })
    const nodes = { ...services.nodes, chains: config.GATEWAY_CHAINS }
    const app = createApp({ ...services, ...seen, config, nodes })
    const answer = await app.request(`/v1/account/${holder}/nfts?projectId=dev`)
    const { nfts } = await answer.json()
    expect(
      nfts.map(({ tokenId, isSpam }: { tokenId: string; isSpam: boolean }) => [tokenId, isSpam]),
    ).toEqual([['1', false]])
  })
})

describe('an error', () => {
  const reason = async (query: string, address: string = testAccounts[0].address) => {
    const answer = await gateway().ask(`/v1/account/${address}/nfts${query}`)
    return [answer.status, (await answer.json()).reasons[0].field]
  }

  it('names the field', async () => {
    expect(await reason('?chainId=eip155:5')).toEqual([400, 'chainId'])
    expect(await reason('?chainId=eip155:666')).toEqual([503, 'chainId'])
    expect(await reason('', 'x')).toEqual([400, 'address'])
    expect(await reason('', '11111111111111111111111111111112')).toEqual([501, ''])
    expect(await reason('?cursor=x')).toEqual([400, ''])
    const elsewhere = Buffer.from('0 eip155:9').toString('base64url')
    expect(await reason(`?cursor=${elsewhere}`)).toEqual([400, 'chainId'])
  })
})
