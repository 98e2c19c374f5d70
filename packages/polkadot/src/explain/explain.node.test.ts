import type { ExplainRequest } from '@latchkey/core'
import type { Explanation } from '@latchkey/explain'
import type { Network } from '@latchkey/protocol'
import { type ChopsticksNode, startChopsticks } from '@latchkey/testing/node'
import { getLookupFn } from '@polkadot-api/metadata-builders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { polkadot } from '../polkadot'
import { freshAddress, give, networkOf, serveDoor, token } from '../testing/setUpTransfers'
import { loadChain } from '../transfers/loadChain'

const [me, friend, thief] = [freshAddress(), freshAddress(), freshAddress()] as const
const native = { kind: 'native' }
const dollar = { kind: 'fungible', address: `Assets:${token.id}`, symbol: 'LKD', decimals: 6 }
const to = (value: string) => ({ type: 'Id', value })
const made = (pallet: string, name: string, value: unknown) => ({
  type: pallet,
  value: { type: name, value },
})
const codesOf = ({ warnings }: Explanation) => warnings.map(({ code }) => code)
/** Addresses are the chain's own. */
const anyAddress = expect.stringMatching(/^\w{46,50}$/)

describe('explain', () => {
  let node: ChopsticksNode
  let network: Network
  let encode: (call: unknown) => string
  let genesisHash: string
  beforeAll(async () => {
    node = await startChopsticks()
    network = await networkOf(node)
    await give(node, me, { free: 10n ** 15n, tokens: 5_000_000n })
    const chain = await loadChain({ chains: new Map() }, network)
    const calls = chain.builder.buildDefinition(getLookupFn(chain.metadata).call ?? -1)
    encode = (call) => `0x${Buffer.from(calls.enc(call)).toString('hex')}`
    genesisHash = chain.genesisHash
  }, 120_000)
  afterAll(() => node?.stop())

  function ask(request: Partial<ExplainRequest>, { at = network, adapter = polkadot() } = {}) {
    const parts = { address: me, addresses: [me], network: at, sources: {} }
    return (adapter.can.explain ?? expect.unreachable())({
      method: 'signPayload',
      params: [],
      ...parts,
      through: (read) => read(at),
      ...request,
    })
  }
  const payloadOf = (call: unknown, more: object = {}) => ({
    method: encode(call),
    era: '0x6503',
    tip: '0x00000000000000000000000000000000',
    specVersion: '0x00000001',
    genesisHash,
    ...more,
  })
  const explain = (call: unknown, more?: object) => ask({ params: [payloadOf(call, more)] })
  const pay = (value: bigint) => made('Balances', 'transfer_keep_alive', { dest: to(friend), value })

  it('shows coins sent, from an extension and from a paired wallet', async () => {
    const extension = await explain(pay(7n))
    expect(extension).toMatchObject({
      intent: { code: 'send' },
      lines: [{ kind: 'send', token: native, amount: 7n, to: anyAddress }],
      warnings: [],
      seen: { decoded: true },
    })
    const params = { address: me, transactionPayload: payloadOf(pay(7n)) }
    const paired = await ask({ method: 'polkadot_signTransaction', params })
    expect(paired.lines).toEqual(extension.lines)
  })

  it('shows an asset sent with what the chain calls it', async () => {
    const call = made('Assets', 'transfer', { id: token.id, target: to(friend), amount: 1_500_000n })
    expect((await explain(call)).lines).toEqual([
      { kind: 'send', token: dollar, amount: 1_500_000n, to: anyAddress },
    ])
  })

  it('shows everything that leaves, and an allowance for all there is', async () => {
    const all = await explain(made('Balances', 'transfer_all', { dest: to(thief), keep_alive: false }))
    expect(all.lines).toMatchObject([{ kind: 'send', token: native, amount: 10n ** 15n, atMost: true }])
    const approve = { id: token.id, delegate: to(thief), amount: 10n ** 12n }
    const allowed = await explain(made('Assets', 'approve_transfer', approve))
    expect(allowed.lines).toMatchObject([{ kind: 'allow', token: dollar, amount: 'unlimited' }])
    expect(codesOf(allowed)).toEqual(['unlimited-allowance'])
  })

  it('finds in a batch that another account may act for this one', async () => {
    const proxy = { delegate: thief, proxy_type: { type: 'Any', value: undefined }, delay: 0 }
    const hidden = made('Utility', 'batch', { calls: [made('Proxy', 'add_proxy', proxy)] })
    const calls = [pay(1n), made('System', 'remark', { remark: new Uint8Array([104, 105]) }), hidden]
    const explanation = await explain(made('Utility', 'batch_all', { calls }))
    expect(explanation.lines).toMatchObject([
      { kind: 'send', amount: 1n },
      { kind: 'note', text: 'hi' },
      { kind: 'change', what: 'delegation', at: me, to: anyAddress },
    ])
    expect(explanation.intent.code).toBe('change')
    expect(codesOf(explanation)).toEqual(['delegate-account'])
  })

  it('warns of a signature without an end, of a tip that robs, and of another chain', async () => {
    expect(codesOf(await explain(pay(1n), { era: '0x00' }))).toEqual(['no-expiry'])
    expect(codesOf(await explain(pay(1n), { tip: '0x00000000000000000000b5e620f48000' }))).toEqual([
      'high-fee',
    ])
    const inAsset = await explain(pay(1n), { assetId: '0x01c0070000' })
    expect(codesOf(inAsset)).toEqual(['amount-unknown'])
    expect(inAsset.fee).toBeUndefined()
    const elsewhere = await explain(pay(1n), { genesisHash: `0x${'11'.repeat(32)}` })
    expect(elsewhere.lines).toEqual([{ kind: 'unknown', selector: '' }])
    expect(codesOf(elsewhere)).toEqual(['other-network', 'blind'])
  })

  it('asks the chain for its description once', async () => {
    const asked: string[] = []
    const url = await serveDoor(node, (method, params) => {
      asked.push(/metadata/i.test(`${method} ${params[0]}`) ? 'description' : method)
      return undefined
    })
    const at = { ...network, rpcUrls: { default: { http: [url] } } }
    const adapter = polkadot()
    for (const amount of [1n, 2n])
      expect((await ask({ params: [payloadOf(pay(amount))] }, { at, adapter })).lines).toMatchObject([
        { amount },
      ])
    const isDescription = (one: string) => one === 'description'
    const times = asked.filter(isDescription).length
    expect(times).toBeGreaterThan(0)
    expect(asked.findLastIndex(isDescription)).toBeLessThan(asked.lastIndexOf('chain_getBlockHash'))
  })

  it('reads nothing where the chain doesn’t describe itself or can’t be reached', async () => {
    const url = await serveDoor(node, (method) => (/^state_/.test(method) ? null : undefined))
    for (const one of [url, 'http://127.0.0.1:9']) {
      const at = { ...network, rpcUrls: { default: { http: [one] } } }
      const explanation = await ask({ params: [payloadOf(pay(1n))] }, { at })
      expect(explanation).toMatchObject({ lines: [{ kind: 'unknown' }], will: 'unknown' })
      expect(codesOf(explanation)).toContain('blind')
    }
  })

  it('shows the text of a message, and what isn’t a call as unreadable', async () => {
    const text = await ask({ method: 'signRaw', params: [{ address: me, data: '0x48656c6c6f' }] })
    expect(text.lines).toEqual([{ kind: 'message', text: 'Hello' }])
    const paired = await ask({ method: 'polkadot_signMessage', params: { address: me, message: 'Hello' } })
    expect(paired.lines).toEqual(text.lines)
    expect(codesOf(await ask({ params: [{ method: 1 }] }))).toEqual(['blind'])
    expect(codesOf(await ask({ params: [{ method: '0xffffff', genesisHash }] }))).toEqual(['blind'])
  })
})
