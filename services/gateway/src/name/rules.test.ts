import { testAccounts } from '@latchkey/testing'
import { type AnvilNode, startAnvil } from '@latchkey/testing/node'
import { createTestClient, type Hex, http, numberToHex, publicActions, walletActions } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../app'
import { setUpNames, signName } from '../testing/name/setUpNames'
import { openEvm, type Signer } from '../testing/openSigners'
import { openSmartAccount } from '../testing/openSmartAccount'
import { signInAs } from '../testing/signInAs'
import { type ScriptedNode, startScriptedNode } from '../testing/startScriptedNode'
import { createNames } from './createNames'
import { startSweepingNames } from './startSweepingNames'

let anvil: AnvilNode
let other: ScriptedNode
const elsewhere = { id: 'eip155:31339', name: 'Elsewhere' } as const
const settings: Record<string, string> = {}
beforeAll(async () => {
  anvil = await startAnvil()
  other = await startScriptedNode(() => '0x01')
  const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  settings.GATEWAY_CHAINS = JSON.stringify([
    { id: 'eip155:31337', name: 'Local', rpc: [anvil.url], names: anvil.contracts.ensUniversalResolver },
    { ...elsewhere, rpc: [other.url], nativeCurrency },
  ])
}, 60_000)
const gateway = setUpNames(settings)
afterAll(() => Promise.all([anvil.stop(), other.stop()]))

const dayMs = 86_400_000
const fresh = (): Signer => {
  const account = privateKeyToAccount(generatePrivateKey())
  return {
    chainId: 'eip155:31337',
    address: account.address,
    sign: (message) => account.signMessage({ message }),
  }
}

/** A gateway over the same database at another time or with other rules. */
function later(days: number, rules: Record<string, number | boolean> = {}) {
  const { services } = gateway()
  const now = () => services.now() + days * dayMs
  const config = { ...services.config, ...rules }
  const names = createNames({ config, database: services.database, isReserved: () => false, now })
  const app = createApp({ ...services, config, names, now })
  const request = (path: string, init?: RequestInit) => app.request(`${path}?projectId=dev`, init)
  return {
    names,
    config,
    now,
    find: async (name: string) => (await request(`/v1/profile/account/${name}`)).status,
    async register(signer: Signer, name: string, token?: string) {
      const timestamp = Math.floor(now() / 1_000) - Math.floor(Math.random() * 100)
      const body = JSON.stringify(await signName(signer, name, { timestamp }))
      const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
      const answer = await request('/v1/profile/account', { method: 'POST', headers, body })
      return [answer.status, (await answer.json()).code]
    },
  }
}

describe('who can register', () => {
  it('is a contract account, where it signed and on Ethereum only if that is there', async () => {
    const account = openSmartAccount(anvil.url, 71)
    const undeployed = await gateway().register(account, 'contract.sample.eth')
    expect(undeployed.status).toBe(200)
    expect(Object.keys((await undeployed.json()).addresses)).toEqual(['2147514985'])
    await account.deploy()
    const renewed = await gateway().register(account, 'contract.sample.eth', {
      attributes: { bio: 'On chain' },
    })
    expect(await renewed.json()).toMatchObject({ attributes: { bio: 'On chain' } })
    const main = await gateway().register(account, 'contract.sample.eth', { coinType: 60 })
    expect(Object.keys((await main.json()).addresses)).toEqual(['60', '2147514985'])
  })

  it('isn’t another contract at the same address on another chain', async () => {
    const account = openSmartAccount(anvil.url, 73)
    await gateway().register(account, 'treasury-of.sample.eth', { attributes: { bio: 'Mine' } })
    const find = async () => (await gateway().ask('/v1/profile/account/treasury-of.sample.eth')).json()
    const before = await find()
    // The contract there accepts whatever its own owner signs.
    const impostor = { ...fresh(), chainId: elsewhere.id, address: account.address }
    const stolen = await gateway().register(impostor, 'treasury-of.sample.eth', { attributes: { bio: '' } })
    expect([stolen.status, (await stolen.json()).code]).toEqual([401, 'gateway/name-signature'])
    expect(await find()).toEqual(before)
    const added = await gateway().register({ ...account, chainId: elsewhere.id }, 'treasury-of.sample.eth')
    expect(Object.keys((await added.json()).addresses)).toEqual(['2147514985', '2147514987'])
  })

  it('is an account with a key and code (EIP-7702), on every chain', async () => {
    const signer = fresh()
    const client = createTestClient({ mode: 'anvil', chain: foundry, transport: http(anvil.url) })
      .extend(publicActions)
      .extend(walletActions)
    const delegate: Hex = `0xef0100${anvil.contracts.dollar.slice(2)}`
    await client.setCode({ address: signer.address as Hex, bytecode: delegate })
    const answer = await gateway().register(signer, 'delegated.sample.eth')
    expect(Object.keys((await answer.json()).addresses)).toEqual(['60', '2147483648', '2147514985'])
  })

  it('isn’t anyone else: a forged signature of a key or a contract is refused', async () => {
    const account = openSmartAccount(anvil.url, 72)
    await account.deploy()
    for (const address of [account.address, testAccounts[2].address]) {
      const answer = await gateway().register(fresh(), 'forged.sample.eth', { address })
      expect([answer.status, (await answer.json()).code]).toEqual([401, 'gateway/name-signature'])
    }
    expect((await gateway().ask('/v1/profile/account/forged.sample.eth')).status).toBe(404)
  })

  it('is an account with fewer names than the limit, also when it asks for many at once', async () => {
    const signer = fresh()
    const names = Array.from({ length: 5 }, (_, at) => `many-${'abcde'[at]}.sample.eth`)
    const answers = await Promise.all(names.map((name) => gateway().register(signer, name)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
    expect(await later(0).register(signer, 'many-x.sample.eth')).toEqual([400, 'name/owned'])
    expect(await later(0, { NAMES_PER_ACCOUNT: 2 }).register(signer, 'many-x.sample.eth')).toEqual([
      200,
      undefined,
    ])
  })

  it('is an account that was used, if the operator wants that', async () => {
    const rules = later(0, { NAMES_NEEDS_ACTIVITY: true })
    const signer = fresh()
    expect(await rules.register(signer, 'active.sample.eth')).toEqual([400, 'name/account-unused'])
    const client = createTestClient({ mode: 'anvil', chain: foundry, transport: http(anvil.url) })
    await client.request({ method: 'anvil_setBalance', params: [signer.address as Hex, numberToHex(1n)] })
    expect(await rules.register(signer, 'active.sample.eth')).toEqual([200, undefined])
  })

  it('is an account that is signed in, if the operator wants that', async () => {
    const rules = later(0, { NAMES_NEEDS_SIGN_IN: true })
    const [signer, other] = [fresh(), fresh()]
    const refused = [401, 'name/sign-in-needed']
    expect(await rules.register(signer, 'signed-in.sample.eth')).toEqual(refused)
    expect(await rules.register(signer, 'signed-in.sample.eth', 'forged')).toEqual(refused)
    const { token } = await signInAs(gateway(), other)
    expect(await rules.register(signer, 'signed-in.sample.eth', token)).toEqual(refused)
    expect(await rules.find('signed-in.sample.eth')).toBe(404)
    const own = await signInAs(gateway(), signer)
    expect(await rules.register(signer, 'signed-in.sample.eth', own.token)).toEqual([200, undefined])
  })

  it('keeps its name by signing in', async () => {
    const { services } = gateway()
    const signer = fresh()
    await gateway().register(signer, 'returning.sample.eth')
    const seen = () =>
      services.database.query("select seen_at from names where name = 'returning.sample.eth'")
    const before = await seen()
    await signInAs(gateway(), signer)
    expect(await seen()).not.toEqual(before)
  })

  it('isn’t a client that tries too often', async () => {
    const rules = later(0, { NAMES_RATE_LIMIT: 1 })
    const other = later(0, { NAMES_PER_CLIENT: 1 })
    const statuses = []
    for (let round = 0; round < 3; round += 1)
      statuses.push((await rules.register(openEvm(4), 'often.sample.eth'))[0])
    expect(statuses).toContain(429)
    expect((await other.register(fresh(), 'daily.sample.eth'))[0]).toBe(429)
  })
})

describe('a name that nobody uses', () => {
  it('lapses after a year, cools for a day, and is then free', async () => {
    const [old, next] = [fresh(), fresh()]
    expect((await gateway().register(old, 'lapsing.sample.eth')).status).toBe(200)
    expect(await later(364).find('lapsing.sample.eth')).toBe(200)
    expect(await later(364).register(next, 'lapsing.sample.eth')).toEqual([400, 'name/taken'])
    expect(await later(365.5).find('lapsing.sample.eth')).toBe(404)
    expect((await later(365.5).names.of(old.address)).length).toBe(0)
    expect(await later(365.5).register(next, 'lapsing.sample.eth')).toEqual([400, 'name/taken'])
    expect(await later(365.5).register(next, '1apsing.sample.eth')).toEqual([400, 'name/taken'])
    expect([...(await later(365.5).names.refused('sample.eth', ['lapsing'])).values()]).toEqual(['taken'])
    expect((await later(366.5).names.refused('sample.eth', ['lapsing'])).size).toBe(0)
    expect(await later(366.5).register(next, 'lapsing.sample.eth')).toEqual([200, undefined])
  })

  it('is kept by a sign-in or a renewal, and for good if the operator wants that', async () => {
    const signer = fresh()
    await gateway().register(signer, 'kept.sample.eth')
    await later(300).names.see(signer.address)
    expect(await later(600).find('kept.sample.eth')).toBe(200)
    expect(await later(600).register(signer, 'kept.sample.eth')).toEqual([200, undefined])
    expect(await later(900).find('kept.sample.eth')).toBe(200)
    expect(await later(1_000).find('kept.sample.eth')).toBe(404)
    // Too late: others may count on it.
    await later(1_000).names.see(signer.address)
    expect(await later(1_000).find('kept.sample.eth')).toBe(404)
    expect(await later(9_000, { NAMES_LAPSE_DAYS: 0 }).find('kept.sample.eth')).toBe(200)
  })

  it('is deleted by the sweep, and cools from the moment it lapsed', async () => {
    const { services } = gateway()
    const signer = fresh()
    await gateway().register(signer, 'swept.sample.eth')
    const { config, now, register } = later(365.5)
    const sweep = startSweepingNames({ config, now, database: services.database, log: services.log })
    const isGone = async () =>
      (await services.database.query("select 1 from names where name = 'swept.sample.eth'")).length === 0
    await expect.poll(isGone).toBe(true)
    await sweep.stop()
    expect(await register(fresh(), 'swept.sample.eth')).toEqual([400, 'name/taken'])
    expect(await later(366.5).register(fresh(), 'swept.sample.eth')).toEqual([200, undefined])
  })
})
