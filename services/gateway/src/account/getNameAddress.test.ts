import { testAccounts } from '@latchkey/testing'
import { type AnvilNode, startAnvil } from '@latchkey/testing/node'
import {
  createTestClient,
  getAddress,
  type Hex,
  http,
  namehash,
  parseAbi,
  publicActions,
  toHex,
  walletActions,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createApp } from '../app'
import { setUpGateway } from '../testing/setUpGateway'
import { createNameResolver } from './identity/createNameResolver'

const abi = parseAbi(['function setAddr(bytes32 node, uint256 coinType, bytes account)'])
const [alice] = testAccounts
const name = 'alice.latchkey.eth'
let anvil: AnvilNode
const settings: Record<string, string> = {}
beforeAll(async () => {
  anvil = await startAnvil()
  settings.GATEWAY_CHAINS = JSON.stringify([
    { id: 'eip155:10', name: 'Without names', rpc: ['http://127.0.0.1:9'] },
    { id: 'eip155:31337', name: 'Local', rpc: [anvil.url], names: anvil.contracts.ensUniversalResolver },
  ])
}, 60_000)
const gateway = setUpGateway(settings)
afterAll(() => anvil.stop())

/** Asks a gateway with an empty cache; names are kept for a few seconds. */
const ask = (given: string, chainId: string) => {
  const { services } = gateway()
  const resolveName = createNameResolver({ nodes: services.nodes, now: services.now })
  const path = `/v1/names/${encodeURIComponent(given)}?chainId=${chainId}&projectId=dev`
  return createApp({ ...services, resolveName }).request(path)
}
const resolve = async (given: string, chainId: string) => (await ask(given, chainId)).json()
const set = async (coinType: number, account: Hex) => {
  const wallet = createTestClient({
    mode: 'anvil',
    transport: http(anvil.url),
    account: privateKeyToAccount(alice.privateKey),
  })
    .extend(publicActions)
    .extend(walletActions)
  const args = [namehash(name), BigInt(coinType), account] as const
  const address = anvil.contracts.ensResolver
  const hash = await wallet.writeContract({ address, abi, functionName: 'setAddr', args, chain: null })
  await vi.waitFor(() => wallet.getTransactionReceipt({ hash }), 60_000)
}

describe('[SND-5] the address of a name', () => {
  it('is found on the chain that has names, in any spelling, and is young', async () => {
    const answer = await ask('ALICE.latchkey.eth', 'eip155:31337')
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=1[45]$/)
    expect(await answer.json()).toEqual({
      name,
      chainId: 'eip155:31337',
      address: getAddress(alice.address),
      isForChain: true,
      changedAt: null,
      resolvedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
  })

  it('changes within seconds when the name changes', async () => {
    let time = Date.now()
    const resolveName = createNameResolver({ nodes: gateway().services.nodes, now: () => time })
    const addressNow = async () => (await resolveName(name, 'eip155:31337')).address
    expect(await addressNow()).toBe(getAddress(alice.address))
    const other = getAddress(testAccounts[3].address)
    await set(60, other)
    expect(await addressNow()).toBe(getAddress(alice.address))
    time += 15_001
    expect(await addressNow()).toBe(other)
    await set(60, alice.address)
  })

  it('on another EVM chain is the one for it, else the one for any, else the one of Ethereum', async () => {
    expect(await resolve(name, 'eip155:10')).toMatchObject({
      address: getAddress(alice.address),
      isForChain: false,
    })
    const [any, own] = [`0x${'aa'.repeat(20)}`, `0x${'bb'.repeat(20)}`] as const
    await set(0x80000000, any)
    expect(await resolve(name, 'eip155:10')).toMatchObject({ address: getAddress(any), isForChain: true })
    await set(0x80000000 + 10, own)
    expect(await resolve(name, 'eip155:10')).toMatchObject({ address: getAddress(own), isForChain: true })
    await set(0x80000000, '0x')
    await set(0x80000000 + 10, '0x')
  })

  it('on another EVM chain is never that of a contract on Ethereum, which may not exist there', async () => {
    await set(60, anvil.contracts.token)
    expect(await resolve(name, 'eip155:10')).toMatchObject({ address: null, isForChain: false })
    expect(await resolve(name, 'eip155:31337')).toMatchObject({
      address: getAddress(anvil.contracts.token),
    })
    await set(60, alice.address)
  })

  it('on Solana is 32 bytes in base58', async () => {
    const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    expect(await resolve(name, solana)).toMatchObject({ address: null })
    await set(501, toHex(new Uint8Array(32).fill(7)))
    expect(await resolve(name, solana)).toMatchObject({
      address: 'US517G5965aydkZ46HS38QLi7UQiSojurfbQfKCELFx',
    })
    await set(501, toHex(new Uint8Array(20).fill(7)))
    expect(await resolve(name, solana)).toMatchObject({ address: null })
  })

  it('is null for a name that nobody has', async () => {
    expect(await resolve('nobody.latchkey.eth', 'eip155:31337')).toMatchObject({ address: null })
  })

  it.each(['alice', 'a..eth', 'аlice‮.eth', `${'a'.repeat(300)}.eth`, 'under_score x.eth'])(
    'is an error for the invalid name %s',
    async (given) => {
      const answer = await ask(given, 'eip155:31337')
      expect([answer.status, (await answer.json()).reasons[0].field]).toEqual([400, 'name'])
    },
  )

  it.each(['bip122:000000000019d6689c085ae165831e93', 'eip155:x', 'eip155:99999999999', 'ethereum'])(
    'is an error on %s',
    async (chainId) => {
      const answer = await ask(name, chainId)
      expect([answer.status, (await answer.json()).reasons[0].field]).toEqual([400, 'chainId'])
    },
  )

  it('is unavailable when no chain has names', async () => {
    const { services } = gateway()
    const nodes = { ...services.nodes, chains: [] }
    const app = createApp({ ...services, resolveName: createNameResolver({ nodes, now: services.now }) })
    expect((await app.request(`/v1/names/${name}?chainId=eip155:1&projectId=dev`)).status).toBe(503)
  })
})

describe('a client', () => {
  it('that waits for many names gets no more, and others do', async () => {
    const { services } = gateway()
    const slow: (() => void)[] = []
    const found = { address: null, isForChain: false, changedAt: null, resolvedAt: 0 }
    const app = createApp({
      ...services,
      config: { ...services.config, GATEWAY_PROXIES: 1 },
      resolveName: (name) =>
        new Promise((resolve) => {
          slow.push(() => resolve({ ...found, name }))
        }),
      identities: () => new Promise(() => undefined),
    })
    const from = (client: string, path: string) =>
      app.request(`${path}projectId=dev`, { headers: { 'x-forwarded-for': client } })
    const nameAt = (at: number) => `/v1/names/n${at}.sample.eth?chainId=eip155:31337&`
    const waiting = Array.from({ length: 40 }, (_, at) => from('203.0.113.5', nameAt(at)))
    await vi.waitFor(() => expect(slow).toHaveLength(40))
    for (const path of [nameAt(40), `/v1/identity/${alice.address}?`]) {
      const refused = await from('203.0.113.5', path)
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
    }
    const other = from('203.0.113.6', nameAt(41))
    await vi.waitFor(() => expect(slow).toHaveLength(41))
    for (const answer of slow) answer()
    expect((await Promise.all([...waiting, other])).every(({ status }) => status === 200)).toBe(true)
    const next = from('203.0.113.5', nameAt(42))
    await vi.waitFor(() => expect(slow).toHaveLength(42))
    slow.at(-1)?.()
    expect((await next).status).toBe(200)
  })
})
