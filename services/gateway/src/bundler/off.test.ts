import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config/readConfig'
import { readSponsor } from '../sponsor/readSponsor'
import { setUpGateway } from '../testing/setUpGateway'
import { askBundler } from '../testing/sponsor/askBundler'
import { createVisitor } from '../testing/sponsor/createVisitor'
import { startScriptedNode } from '../testing/startScriptedNode'

const node = await startScriptedNode(() => '0x')
afterAll(() => node.stop())
const chain = 'eip155:31337'
const gateway = setUpGateway({
  GATEWAY_CHAINS: JSON.stringify([{ id: chain, name: 'Local', rpc: [node.url] }]),
})
const bundler = askBundler((path, init) => gateway().ask(path, init), chain)

describe('a gateway without a sponsor', () => {
  it('refuses operations, lists no EntryPoint, and no network without the contracts', async () => {
    const operation = await createVisitor({ chainId: 31_337 }).operation([{ to: `0x${'aa'.repeat(20)}` }])
    for (const ask of [bundler.send, bundler.estimate])
      expect((await ask(operation)).error).toMatchObject({ code: -32504, data: { reason: 'off' } })
    expect((await bundler.call('eth_supportedEntryPoints')).result).toEqual([])
    expect(await (await gateway().ask('/v1/smart-accounts')).json()).toEqual({
      networks: [],
      feePayers: [],
    })
  })
})

describe('readSponsor', () => {
  it('requires a key, and never quotes it', () => {
    expect(() => readSponsor(readConfig({ SPONSOR: 'own' }))).toThrow(/SPONSOR_KEY/)
    const zero = '0'.repeat(64)
    expect(() => readSponsor(readConfig({ SPONSOR: 'own', SPONSOR_KEY: zero }))).toThrow(/not a private key/)
    const short = 'abcdef1234'
    expect(() => readConfig({ SPONSOR: 'own', SPONSOR_KEY: short })).not.toThrow(new RegExp(short))
    expect(() => readConfig({ SPONSOR_TARGETS: '0x12' })).toThrow(/SPONSOR_TARGETS/)
  })
})
