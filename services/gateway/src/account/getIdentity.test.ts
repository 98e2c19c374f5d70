import { testAccounts } from '@latchkey/testing'
import { type AnvilNode, startAnvil } from '@latchkey/testing/node'
import { type Address, createTestClient, http, namehash, parseAbi, publicActions, walletActions } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createApp } from '../app'
import { readConfig } from '../config/readConfig'
import { createMetrics } from '../monitoring/createMetrics'
import { createNodes } from '../rpc/createNodes'
import { setUpGateway } from '../testing/setUpGateway'
import { createAccountServices } from './createAccountServices'

const abi = parseAbi([
  'function setName(string name)',
  'function setText(bytes32 node, string key, string value)',
])
const [alice, bob] = testAccounts
let anvil: AnvilNode
const settings: Record<string, string> = { GATEWAY_IPFS: 'https://ipfs.example' }
beforeAll(async () => {
  anvil = await startAnvil()
  settings.GATEWAY_CHAINS = JSON.stringify([
    { id: 'eip155:1', name: 'Without names', rpc: ['http://127.0.0.1:9'] },
    { id: 'eip155:31337', name: 'Local', rpc: [anvil.url], names: anvil.contracts.ensUniversalResolver },
  ])
}, 60_000)
const gateway = setUpGateway(settings)
afterAll(() => anvil.stop())

/** Asks a gateway with an empty cache; identities are cached for a day. */
const askFresh = (path: string, env: Record<string, string> = settings) => {
  const { services } = gateway()
  const config = readConfig(env)
  const nodes = createNodes({ config, metrics: createMetrics(), now: services.now })
  const fresh = createAccountServices(config, nodes, services.now)
  return createApp({ ...services, ...fresh, nodes, config }).request(`${path}?projectId=dev`)
}
const identityOf = async (address: string) => (await askFresh(`/v1/identity/${address}`)).json()
const write = async (
  account: typeof alice | typeof bob,
  address: Address,
  functionName: string,
  args: unknown[],
) => {
  const wallet = createTestClient({
    mode: 'anvil',
    transport: http(anvil.url),
    account: privateKeyToAccount(account.privateKey),
  })
    .extend(publicActions)
    .extend(walletActions)
  const hash = await wallet.writeContract({ address, abi, functionName, args, chain: null } as never)
  await vi.waitFor(() => wallet.getTransactionReceipt({ hash }), 60_000)
}
const setAvatar = (avatar: string) =>
  write(alice, anvil.contracts.ensResolver, 'setText', [namehash('alice.latchkey.eth'), 'avatar', avatar])

describe('[ACC-1] identity', () => {
  it.each(['/v1/identity/', '/v1/account/'])('has the name of an address, at %s', async (path) => {
    const tail = path === '/v1/account/' ? '/identity' : ''
    const answer = await gateway().ask(`${path}${alice.address.toLowerCase()}${tail}`)
    expect(await answer.json()).toEqual({
      name: 'alice.latchkey.eth',
      avatar: null,
      resolvedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
    const [, age] = /^public, max-age=(\d+)$/.exec(answer.headers.get('cache-control') ?? '') ?? []
    expect(Number(age)).toBeGreaterThan(86_000)
  })

  it('is empty for an address without a name, and for a name that belongs to another address', async () => {
    const nobody = { name: null, avatar: null, resolvedAt: expect.any(String) }
    expect(await identityOf(testAccounts[4].address)).toEqual(nobody)
    await write(bob, anvil.contracts.ensReverseRegistrar, 'setName', ['alice.latchkey.eth'])
    expect(await identityOf(bob.address)).toEqual(nobody)
  })

  it('has a picture that a page may show', async () => {
    await setAvatar('https://pictures.example/alice.png')
    expect((await identityOf(alice.address)).avatar).toBe('https://pictures.example/alice.png')
    await setAvatar('ipfs://bafybeigdyrzt5sfp/alice.png')
    expect((await identityOf(alice.address)).avatar).toBe(
      'https://ipfs.example/ipfs/bafybeigdyrzt5sfp/alice.png',
    )
    for (const hostile of ['javascript:alert(1)', 'http://169.254.169.254/', 'data:text/html,x', 'x']) {
      await setAvatar(hostile)
      expect(await identityOf(alice.address)).toMatchObject({ name: 'alice.latchkey.eth', avatar: null })
    }
  })

  it('has the picture of a collectible that belongs to the owner of the name', async () => {
    const collection = `eip155:31337/erc721:${anvil.contracts.collection}`
    await setAvatar(`${collection}/0`)
    expect((await identityOf(alice.address)).avatar).toMatch(/^data:image\/svg\+xml/)
    for (const other of [`${collection}/1`, `${collection}/99`, 'eip155:5/erc721:0x1/1']) {
      await setAvatar(other)
      expect((await identityOf(alice.address)).avatar).toBeNull()
    }
  })

  it('is empty for Solana, and an error for an invalid address', async () => {
    const answer = await gateway().ask('/v1/identity/DRpbCBMxVnDK7maPM5tGv6MvB3v1sRMC86PZ8okm21hy')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600, s-maxage=3600')
    expect(await answer.json()).toMatchObject({ name: null, avatar: null })
    const refused = await gateway().ask('/v1/identity/vitalik.eth')
    expect([refused.status, (await refused.json()).reasons[0].field]).toEqual([400, 'address'])
  })

  it('is unavailable when the nodes are down, or when no chain has names', async () => {
    const names = anvil.contracts.ensUniversalResolver
    const chain = { id: 'eip155:1', name: 'Down', rpc: ['http://127.0.0.1:9'] }
    for (const chains of [[{ ...chain, names }], [chain], []]) {
      const answer = await askFresh(`/v1/identity/${alice.address}`, {
        GATEWAY_MODE: 'development',
        GATEWAY_CHAINS: JSON.stringify(chains),
      })
      expect([answer.status, (await answer.json()).reasons[0].field]).toEqual([503, ''])
    }
  })
})
