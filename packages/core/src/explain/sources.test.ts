import { createHash } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { fetchNameAddress } from '../account/fetchNameAddress'
import { createScriptedGateway, type ScriptedAnswers } from '../testing/createScriptedGateway'
import { setUp } from '../testing/setUp'
import { fetchDescriptors } from './fetchDescriptors'
import { fetchLabels } from './fetchLabels'
import { fetchRisks } from './fetchRisks'

const contract = 'eip155:1:0x00000000000000000000000000000000000000cc'
const address = '0x00000000000000000000000000000000000000Bb'
const hash = createHash('sha256').update(`eip155:${address.toLowerCase()}`).digest('hex')

function open(answers: ScriptedAnswers) {
  const gateway = createScriptedGateway(answers)
  const { latchkey } = setUp({ gateway: gateway.url, parts: { fetch: gateway.fetch } })
  return { latchkey, gateway }
}

describe('what the gateway knows for an explanation', () => {
  it('has the descriptors of a contract', async () => {
    const descriptors = [{ descriptor: { context: {} }, hash: 'a'.repeat(64) }]
    const { latchkey, gateway } = open({
      [`/v1/descriptors/${encodeURIComponent(contract)}`]: { descriptors },
    })
    expect(await fetchDescriptors(latchkey, contract, 'eip712')).toEqual(descriptors)
    expect(gateway.asked[0]?.url.searchParams.get('kind')).toBe('eip712')
  })

  it('has labels of addresses, each asked once and ten at most', async () => {
    const labels = [{ address: contract, name: 'Vault', source: 'contract' }]
    const { latchkey, gateway } = open({ '/v1/labels': { labels } })
    expect(await fetchLabels(latchkey, [contract, contract])).toEqual(
      new Map([[contract, { name: 'Vault', source: 'contract' }]]),
    )
    expect(gateway.asked[0]?.url.searchParams.get('addresses')).toBe(contract)
    await fetchLabels(
      latchkey,
      Array.from({ length: 30 }, (_, n) => `eip155:${n + 1}:${address}`),
    )
    expect(gateway.asked[1]?.url.searchParams.get('addresses')?.split(',')).toHaveLength(10)
    expect(await fetchLabels(latchkey, [])).toEqual(new Map())
    // An asset of Polkadot, which is no address.
    expect(await fetchLabels(latchkey, [`polkadot:${'4'.repeat(32)}:Assets:1984`])).toEqual(new Map())
    expect(gateway.asked).toHaveLength(2)
  })

  it('has the lists that an address is on, and never learns the address', async () => {
    const entry = (hash: string) => ({ hash, source: 'local', reason: 'Drainer' })
    const twin = `${hash.slice(0, 8)}${'0'.repeat(56)}`
    const { latchkey, gateway } = open({
      [`/v1/risks/${hash.slice(0, 4)}`]: { sources: ['local'], entries: [entry(twin), entry(hash)] },
    })
    expect(await fetchRisks(latchkey, 'eip155', address)).toEqual([{ source: 'local', reason: 'Drainer' }])
    const told = JSON.stringify(gateway.asked.map(({ url }) => url.href)).toLowerCase()
    expect(told).not.toContain(address.toLowerCase().slice(2))
    expect(told).not.toContain(hash.slice(0, 5))
  })

  it('tells a clean address from one that no list was searched for', async () => {
    const path = `/v1/risks/${hash.slice(0, 4)}`
    const clean = open({ [path]: { sources: ['local'], entries: [] } })
    expect(await fetchRisks(clean.latchkey, 'eip155', address)).toEqual([])
    const unsearched = open({ [path]: { sources: [], entries: [] } })
    expect(await fetchRisks(unsearched.latchkey, 'eip155', address)).toBeUndefined()
    vi.stubGlobal('crypto', {})
    expect(await fetchRisks(clean.latchkey, 'eip155', address)).toBeUndefined()
    vi.unstubAllGlobals()
  })

  it('[SND-5] has the address of a name, never from the browser’s cache', async () => {
    const found = { name: 'a.eth', chainId: 'eip155:10', address, isForChain: false, resolvedAt: '' }
    const { latchkey, gateway } = open({
      '/v1/names/A.eth': found,
      '/v1/names/b.eth': { ...found, address: null },
    })
    expect(await fetchNameAddress(latchkey, 'A.eth', 'eip155:10')).toEqual({
      name: 'a.eth',
      address,
      isForChain: false,
      changedAt: null,
    })
    expect(gateway.asked[0]?.url.searchParams.get('chainId')).toBe('eip155:10')
    expect(await fetchNameAddress(latchkey, 'b.eth', 'eip155:10')).toBeNull()
  })

  it('is nothing without a gateway', async () => {
    const { latchkey } = setUp()
    expect(await fetchDescriptors(latchkey, contract, 'calldata')).toEqual([])
    expect(await fetchLabels(latchkey, [contract])).toEqual(new Map())
    expect(await fetchRisks(latchkey, 'eip155', address)).toBeUndefined()
    expect(await fetchNameAddress(latchkey, 'a.eth', 'eip155:1')).toBeNull()
  })
})
