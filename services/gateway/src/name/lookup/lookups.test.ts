import { toCoinType } from '@latchkey/protocol'
import { testAccounts } from '@latchkey/testing'
import { type AnvilNode, getNamesResolver, seedNames, startAnvil } from '@latchkey/testing/node'
import {
  type Address,
  createPublicClient,
  encodeFunctionData,
  getAddress,
  type Hex,
  http,
  namehash,
  parseAbi,
  toHex,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { packetToBytes } from 'viem/ens'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '../../app'
import type { Config } from '../../config/readConfig'
import { setUpNames } from '../../testing/name/setUpNames'
import { openEvm } from '../../testing/openSigners'
import { openSmartAccount } from '../../testing/openSmartAccount'
import { sendFrom } from '../../testing/sendFrom'
import { serveApp } from '../../testing/serveApp'
import { freeName } from '../freeName'
import { createNameLookups } from './createNameLookups'

const abi = parseAbi([
  'function setSigner(address signer, bool isSigner)',
  'function setName(string name)',
  'function resolve(bytes name, bytes data) view returns (bytes)',
  'function addr(bytes32 node) view returns (address)',
  'function text(bytes32 node, string key) view returns (string)',
])
const keys = [generatePrivateKey(), generatePrivateKey()] as const
const addressOf = (key: Hex) => privateKeyToAccount(key).address
const operator = testAccounts[9].privateKey
const [bob, carol] = [openEvm(1), openEvm(2)]
let anvil: AnvilNode
const settings: Record<string, string> = {
  NAMES_KEY: keys[0],
  NAMES_RESOLVER: JSON.stringify({ 'eip155:31337': getNamesResolver() }),
}
beforeAll(async () => {
  anvil = await startAnvil()
  const { ensUniversalResolver: names } = anvil.contracts
  settings.GATEWAY_CHAINS = JSON.stringify([{ id: 'eip155:31337', name: 'Local', rpc: [anvil.url], names }])
}, 60_000)
const gateway = setUpNames(settings)
const served = serveApp()
beforeAll(async () => {
  await seedNames(anvil.url, {
    zones: ['sample.eth', 'other.id'],
    gatewayUrl: served.url(),
    signers: [addressOf(keys[0])],
  })
  await gateway().register(bob, 'bobby.sample.eth', { attributes: { bio: 'Hello' } })
}, 60_000)
beforeEach(() => served.use(gateway().app))
afterAll(() => anvil.stop())

/** viem as it comes. */
const viem = () =>
  createPublicClient({
    transport: http(anvil.url),
    chain: {
      ...foundry,
      contracts: { ensUniversalResolver: { address: anvil.contracts.ensUniversalResolver } },
    },
  })
/** The gateway with other keys, or at another time. */
function useLookups(config: Partial<Config>, now = gateway().services.now) {
  const { services } = gateway()
  const nameLookups = createNameLookups({ ...services, config: { ...services.config, ...config }, now })
  served.use(createApp({ ...services, nameLookups }))
}
const setSigner = (key: Hex, isSigner: boolean) =>
  sendFrom(anvil.url, operator, {
    to: getNamesResolver(),
    data: encodeFunctionData({ abi, functionName: 'setSigner', args: [addressOf(key), isSigner] }),
  })
const claim = (privateKey: Hex, name: string) =>
  sendFrom(anvil.url, privateKey, {
    to: anvil.contracts.ensReverseRegistrar,
    data: encodeFunctionData({ abi, functionName: 'setName', args: [name] }),
  })
const lookupOf = (name: string, inner: Hex) =>
  encodeFunctionData({ abi, functionName: 'resolve', args: [toHex(packetToBytes(name)), inner] })
const addrOf = (name: string) => encodeFunctionData({ abi, functionName: 'addr', args: [namehash(name)] })

describe('a name of the zones, by viem as it comes', () => {
  it('has its address for Ethereum and for each chain, its texts, and nothing else', async () => {
    const address = getAddress(bob.address)
    for (const name of ['bobby.sample.eth']) expect(await viem().getEnsAddress({ name })).toBe(address)
    for (const chainId of [31337, 8453])
      expect(
        await viem().getEnsAddress({ name: 'bobby.sample.eth', coinType: BigInt(toCoinType(chainId)) }),
      ).toBe(bob.address.toLowerCase())
    expect(await viem().getEnsAddress({ name: 'bobby.sample.eth', coinType: 0n })).toBeNull()
    expect(await viem().getEnsText({ name: 'bobby.sample.eth', key: 'description' })).toBe('Hello')
    expect(await viem().getEnsText({ name: 'bobby.sample.eth', key: '__proto__' })).toBeNull()
    for (const name of ['nobody.sample.eth', 'bobby.other.id', 'deep.bobby.sample.eth', 'bobby.third.eth'])
      expect(await viem().getEnsAddress({ name })).toBeNull()
    // Names on chain still work.
    expect(await viem().getEnsAddress({ name: 'alice.latchkey.eth' })).toBe(testAccounts[0].address)
  })

  it('of a contract leads to it only on its chain', async () => {
    const account = openSmartAccount(anvil.url, 91)
    await gateway().register(account, 'contract.sample.eth')
    const name = 'contract.sample.eth'
    expect(await viem().getEnsAddress({ name })).toBeNull()
    expect(await viem().getEnsAddress({ name, coinType: BigInt(toCoinType(8453)) })).toBeNull()
    expect(await viem().getEnsAddress({ name, coinType: BigInt(toCoinType(31337)) })).toBe(
      account.address.toLowerCase(),
    )
  })

  it('is the name of an address that claims it, and of no other', async () => {
    await claim(testAccounts[1].privateKey, 'bobby.sample.eth')
    expect(await viem().getEnsName({ address: bob.address as Address })).toBe('bobby.sample.eth')
    await claim(testAccounts[2].privateKey, 'bobby.sample.eth')
    expect(await viem().getEnsName({ address: carol.address as Address })).toBeNull()
    // The gateway answers its own lookups, without a request to a local address.
    const identity = await gateway().ask(`/v1/identity/${bob.address}`)
    expect(await identity.json()).toMatchObject({ name: 'bobby.sample.eth' })
  })

  it('is nobody’s any more from the moment it is freed, though the chain still claims it', async () => {
    const [, , , , , holder] = testAccounts
    const account = privateKeyToAccount(holder.privateKey)
    const signer = {
      chainId: 'eip155:31337' as const,
      address: holder.address,
      sign: (message: string) => account.signMessage({ message }),
    }
    await gateway().register(signer, 'moving.sample.eth')
    await claim(holder.privateKey, 'moving.sample.eth')
    const identity = () => gateway().ask(`/v1/identity/${holder.address}`)
    expect(await (await identity()).json()).toMatchObject({ name: 'moving.sample.eth' })
    // Nobody may keep it for long.
    expect((await identity()).headers.get('cache-control')).toMatch(/^public, max-age=1[45]$/)
    await freeName(gateway().services.database, 'moving.sample.eth', true)
    await gateway().register(carol, 'moving.sample.eth')
    expect(await (await identity()).json()).toMatchObject({ name: null })
    expect(await viem().getEnsName({ address: holder.address })).toBeNull()
  })

  it('comes by POST if the data is too long for a URL', async () => {
    const key = 'x'.repeat(9_000)
    const data = lookupOf(
      'bobby.sample.eth',
      encodeFunctionData({ abi, functionName: 'text', args: [namehash('bobby.sample.eth'), key] }),
    )
    const post = (body: object) =>
      gateway().app.request('/v1/names/ccip', { method: 'POST', body: JSON.stringify(body) })
    const answer = await post({
      sender: bob.address,
      data: lookupOf('bobby.sample.eth', addrOf('bobby.sample.eth')),
    })
    expect(await answer.json()).toEqual({ data: expect.stringMatching(/^0x/) })
    expect((await post({ sender: bob.address, data })).status).toBe(400)
    expect((await post({ sender: bob.address, data: `0x${'00'.repeat(5_000_000)}` })).status).toBe(413)
  })
})

describe('an answer', () => {
  const name = 'bobby.sample.eth'

  it('that another key signed is an error', async () => {
    useLookups({ NAMES_KEY: [generatePrivateKey()] })
    await expect(viem().getEnsAddress({ name })).rejects.toThrow()
    await expect(viem().getEnsName({ address: bob.address as Address })).rejects.toThrow()
  })

  it('that expired is an error', async () => {
    const { now } = gateway().services
    useLookups({}, () => now() - 10_000_000)
    await expect(viem().getEnsAddress({ name })).rejects.toThrow()
  })

  it('to another question, for another contract or with another record is an error', async () => {
    const { services } = gateway()
    const nobody = lookupOf('nobody.sample.eth', addrOf('nobody.sample.eth'))
    const forged: readonly ((data: string) => Promise<Hex>)[] = [
      () => services.nameLookups(nobody),
      async (data) =>
        `0x${(await services.nameLookups(data)).slice(2).replaceAll(bob.address.slice(2).toLowerCase(), carol.address.slice(2).toLowerCase())}`,
      createNameLookups({
        ...services,
        config: { ...services.config, NAMES_RESOLVER: { 'eip155:31337': `0x${'12'.repeat(20)}` } },
      }),
      async () => '0x',
    ]
    for (const nameLookups of forged) {
      served.use(createApp({ ...services, nameLookups }))
      await expect(viem().getEnsAddress({ name })).rejects.toThrow()
    }
  })

  it('stays valid while the key changes', async () => {
    const address = getAddress(bob.address)
    let time = gateway().services.now()
    const rotating = () => useLookups({ NAMES_KEY: [keys[1], keys[0]] }, () => time)
    // The contract doesn't know the new key yet.
    rotating()
    expect(await viem().getEnsAddress({ name })).toBe(address)
    await setSigner(keys[1], true)
    expect(await viem().getEnsAddress({ name })).toBe(address)
    time += 31_000
    await setSigner(keys[0], false)
    expect(await viem().getEnsAddress({ name })).toBe(address)
    // The old key alone is worth nothing now.
    useLookups({ NAMES_KEY: [keys[0]] })
    await expect(viem().getEnsAddress({ name })).rejects.toThrow()
    await setSigner(keys[0], true)
    await setSigner(keys[1], false)
  })
})

/** Each label costs two hashes. */
const deep = `${'a.'.repeat(3_000)}sample.eth`

describe('a lookup', () => {
  const ask = (data: string, query = '') =>
    gateway().app.request(`/v1/names/ccip/${bob.address}/${data}.json${query}`)

  it('may come from any page, without a project, and is kept for a minute', async () => {
    const answer = await ask(lookupOf('bobby.sample.eth', addrOf('bobby.sample.eth')))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
  })

  it('is never kept until its answer expires', async () => {
    const { services } = gateway()
    const app = createApp({ ...services, config: { ...services.config, NAMES_ANSWER_SECONDS: 30 } })
    const data = lookupOf('bobby.sample.eth', addrOf('bobby.sample.eth'))
    const short = await app.request(`/v1/names/ccip/${bob.address}/${data}.json`)
    expect(short.headers.get('cache-control')).toBe('public, max-age=15')
  })

  it.each([
    ['a name of another zone', lookupOf('alice.latchkey.eth', addrOf('alice.latchkey.eth'))],
    ['the zone itself', lookupOf('sample.eth', addrOf('sample.eth'))],
    ['a name that only ends like the zone', lookupOf('bobbysample.eth', addrOf('bobbysample.eth'))],
    ['a name with thousands of labels', lookupOf(deep, addrOf(deep))],
    ['a name with a zero in it', lookupOf('bob\u0000by.sample.eth', addrOf('bob\u0000by.sample.eth'))],
    ['another hash than that of the name', lookupOf('bobby.sample.eth', addrOf('alice.sample.eth'))],
    ['an unknown record', lookupOf('bobby.sample.eth', '0x12345678')],
    ['no name', lookupOf('', addrOf(''))],
    ['another call', addrOf('bobby.sample.eth')],
    ['a short call', '0x9061b923'],
    ['nothing', '0x'],
    ['letters', 'hello'],
  ])('of %s is refused', async (_, data) => {
    expect((await ask(data)).status).toBe(400)
  })

  it('for a chain without a resolver is refused, and without a key there is none', async () => {
    const data = lookupOf('bobby.sample.eth', addrOf('bobby.sample.eth'))
    expect((await ask(data, '?chainId=eip155:31337')).status).toBe(200)
    expect((await ask(data, '?chainId=eip155:1')).status).toBe(400)
    expect((await ask(data, '?chainId=__proto__')).status).toBe(400)
    const { services } = gateway()
    const config = { ...services.config, NAMES_KEY: undefined }
    const app = createApp({ ...services, nameLookups: createNameLookups({ ...services, config }) })
    expect((await app.request(`/v1/names/ccip/${bob.address}/${data}`)).status).toBe(501)
  })
})
