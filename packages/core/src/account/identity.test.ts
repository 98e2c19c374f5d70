import { describe, expect, it } from 'vitest'
import { getAccount } from '../connect/getAccount'
import { createScriptedAdapter } from '../testing/createScriptedAdapter'
import { createScriptedGateway, type ScriptedAnswers } from '../testing/createScriptedGateway'
import { setUp } from '../testing/setUp'
import { testNetworks } from '../testing/testNetworks'
import { fetchName } from './fetchName'

const path = '/v1/identity/0xA1'
const served = { http: ['eip155:1'], ws: [] }

async function connected(answers: ScriptedAnswers, options: Parameters<typeof setUp>[0] = {}) {
  const gateway = createScriptedGateway({ '/v1/supported-chains': served, ...answers })
  const adapter = createScriptedAdapter()
  adapter.can.getName = async () => 'own.example'
  const all = setUp({ gateway: gateway.url, parts: { fetch: gateway.fetch }, adapter, ...options })
  const wallet = all.adapter.addWallet('com.one')
  await all.latchkey.connect({ connectorId: 'com.one' })
  return { ...all, gateway, wallet, details: () => getAccount(all.latchkey.getState()).details }
}

describe('the identity of an account', () => {
  it('[ACC-1] [HTTP-5] uses the gateway’s name and picture for 5 minutes', async () => {
    const avatar = 'https://gateway.example/a.png'
    const { latchkey, gateway, host, details } = await connected({
      [path]: { name: 'a.example', avatar, resolvedAt: null },
    })
    await fetchName(latchkey)
    expect(details()).toMatchObject({ profileName: 'a.example', profileImage: avatar })
    expect(gateway.asked.at(-1)?.url.searchParams.get('sender')).toBe('0xA1')
    host.advance(299_999)
    await fetchName(latchkey)
    expect(gateway.paths()).toEqual(['/v1/supported-chains', path])
    host.advance(1)
    await fetchName(latchkey)
    expect(gateway.paths()).toEqual(['/v1/supported-chains', path, path])
  })

  it.each(['alice\u202ehte.eth', '\u2067alice.eth', 'alice\n.eth', 'a'.repeat(256)])(
    '[ACC-1] has no name that could pass for another: %j',
    async (name) => {
      const { latchkey, details } = await connected({ [path]: { name, avatar: null } })
      await fetchName(latchkey)
      expect(details().profileName).toBe('own.example')
    },
  )

  it.each([
    ['knows no name', { [path]: { name: null, avatar: null } }],
    ['fails', { [path]: 400 }],
    ['does not serve the network', { '/v1/supported-chains': { http: [], ws: [] } }],
    ['can’t be reached', { '/v1/supported-chains': () => Promise.reject(new TypeError('down')) }],
  ])('[ACC-1] comes from the adapter where the gateway %s', async (_, answers) => {
    const { latchkey, details } = await connected(answers)
    await fetchName(latchkey)
    expect(details()).toMatchObject({ profileName: 'own.example', profileImage: null })
  })

  it('[ACC-1] is requested once per visit and network, for any number of callers', async () => {
    const answers = {
      '/v1/supported-chains': { http: ['eip155:1', 'eip155:2'], ws: [] },
      [path]: { name: 'a.example', avatar: null, resolvedAt: null },
    }
    const { latchkey, gateway, wallet, details } = await connected(answers)
    await Promise.all([fetchName(latchkey), fetchName(latchkey), fetchName(latchkey, 'eip155')])
    wallet.tell({ networkId: 'eip155:2' })
    await fetchName(latchkey)
    expect(details()).toMatchObject({ profileName: 'a.example' })
    const chains = gateway.asked.flatMap(({ path: asked, url }) =>
      asked === path ? [url.searchParams.get('chainId')] : [],
    )
    expect(chains).toEqual(['eip155:1', 'eip155:2'])
  })

  it('[ACC-1] is requested again after a failure', async () => {
    const { latchkey, gateway, wallet, details } = await connected({
      '/v1/supported-chains': { http: ['eip155:1', 'eip155:2'], ws: [] },
      [path]: 400,
    })
    await fetchName(latchkey)
    gateway.answers[path] = { name: 'a.example', avatar: null, resolvedAt: null }
    wallet.tell({ networkId: 'eip155:2' })
    await fetchName(latchkey)
    expect(details()).toMatchObject({ profileName: 'a.example' })
  })

  it('[ACC-8] isn’t requested on a test network', async () => {
    const networks = testNetworks.map((network) => ({ ...network, testnet: true }))
    const { latchkey, gateway, details } = await connected({}, { networks })
    await fetchName(latchkey)
    expect(gateway.asked).toEqual([])
    expect(details().profileName).toBeUndefined()
  })
})
