import type { ServerResponse } from 'node:http'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { setUpGateway } from '../testing/setUpGateway'
import { askBundler } from '../testing/sponsor/askBundler'
import { startScriptedNode } from '../testing/startScriptedNode'
import { createForwarding } from './createForwarding'

const node = await startScriptedNode(({ method }) => (method === 'eth_getCode' ? '0x01' : '0x0'))
const bundler = await startScriptedNode(({ method }) => `bundler ${method}`)
const paymaster = await startScriptedNode(({ method }) => `paymaster ${method}`)
afterAll(async () => {
  for (const server of [node, bundler, paymaster]) await server.stop()
})
const [here, there, unpaid] = ['eip155:31337', 'eip155:31338', 'eip155:31339'] as const
const gateway = setUpGateway({
  GATEWAY_CHAINS: JSON.stringify([here, there, unpaid].map((id) => ({ id, name: 'Local', rpc: [node.url] }))),
  SPONSOR: 'bundler',
  SPONSOR_BUNDLER_URLS: JSON.stringify({ [here]: `${bundler.url}/key`, [unpaid]: bundler.url }),
  SPONSOR_PAYMASTER_URLS: JSON.stringify({ [here]: paymaster.url }),
  SPONSOR_PAYMASTER_CONTEXT: JSON.stringify({ policy: 'ours' }),
  SPONSOR_VISITOR_COUNT: '3',
})
const ask = (chain: string) => askBundler((path, init) => gateway().ask(path, init), chain)

beforeEach(() => {
  bundler.break(undefined)
})

describe("the operator's bundler and paymaster", () => {
  it('get the calls that are theirs', async () => {
    const { call } = ask(here)
    for (const method of ['eth_sendUserOperation', 'pimlico_getUserOperationGasPrice'])
      expect((await call(method, [])).result).toBe(`bundler ${method}`)
    expect((await call('pm_getPaymasterStubData', [])).result).toBe('paymaster pm_getPaymasterStubData')
  })

  it('get the network and the context of the operator, whatever a client sends', async () => {
    const { call } = ask(here)
    await call('pm_getPaymasterStubData', [{ sender: '0x1' }, '0x2', '0x1', { policy: 'theirs' }])
    expect(paymaster.calls.at(-1)?.params).toEqual([{ sender: '0x1' }, '0x2', '0x7a69', { policy: 'ours' }])
    await call('pm_getPaymasterStubData', [])
    expect(paymaster.calls.at(-1)?.params).toEqual([null, null, '0x7a69', { policy: 'ours' }])
    const forwarding = createForwarding({
      SPONSOR_BUNDLER_URLS: {},
      SPONSOR_PAYMASTER_URLS: { [here]: paymaster.url },
      SPONSOR_PAYMASTER_CONTEXT: { policy: 'ours' },
    })
    const params = [{}, '0x2', { policy: 'theirs' }]
    const older = { id: 1, method: 'pm_sponsorUserOperation', params } as const
    await forwarding.forward(here, older, new AbortController().signal)
    expect(paymaster.calls.at(-1)?.params).toEqual([{}, '0x2', { policy: 'ours' }])
    await forwarding.stop()
  })

  it('get no other methods, and nothing for chains without an address of the operator', async () => {
    const before = bundler.calls.length
    expect((await ask(here).call('eth_sendTransaction', [{}])).status).toBe(422)
    const off = { code: -32504, data: { reason: 'off' } }
    expect((await ask(there).call('eth_sendUserOperation', [{}])).error).toMatchObject(off)
    expect((await ask('eip155:1').call('eth_sendUserOperation', [{}])).status).toBe(400)
    // Not a chain, and a property of every object.
    expect((await ask('constructor').call('eth_sendUserOperation', [{}])).status).toBe(400)
    expect(bundler.calls.length).toBe(before)
  })

  it('are asked to pay only so often a day for one client', async () => {
    const answers = []
    for (let count = 0; count < 5; count++) answers.push((await ask(here).call('pm_getPaymasterData')).status)
    expect(answers).toEqual([200, 200, 200, 429, 429])
  })

  it('are not named when they fail', async () => {
    bundler.break((response) => response.writeHead(500).end())
    const path = `/v1/bundler?chainId=${here}`
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_sendUserOperation', params: [] })
    const answer = await gateway().ask(path, { method: 'POST', body })
    expect(answer.status).toBe(503)
    expect(await answer.text()).not.toContain(new URL(bundler.url).port)
  })

  it.each([
    ['sends too much', (response: ServerResponse) => response.end(`{"result":"${'a'.repeat(1_100_000)}"}`)],
    ['sends no JSON', (response: ServerResponse) => response.end('{"result":')],
    ['sends JSON that is no answer', (response: ServerResponse) => response.end('{"jsonrpc":"2.0","id":1}')],
    ['sends a list', (response: ServerResponse) => response.end('[{"result":1}]')],
  ])('count as down when one %s', async (_, answer) => {
    bundler.break(answer)
    expect((await ask(here).call('eth_sendUserOperation', [])).status).toBe(503)
  })

  it('count as down when one never ends its answer', async () => {
    bundler.break((response) => response.writeHead(200).write('{"result":'))
    const urls = {
      SPONSOR_BUNDLER_URLS: { [here]: bundler.url },
      SPONSOR_PAYMASTER_URLS: {},
      SPONSOR_PAYMASTER_CONTEXT: {},
    }
    const forwarding = createForwarding(urls, 300)
    const call = { id: 1, method: 'eth_supportedEntryPoints', params: [] } as const
    await expect(forwarding.forward(here, call, new AbortController().signal)).rejects.toMatchObject({
      code: 'gateway/source-down',
    })
    await forwarding.stop()
  })

  it('cannot add anything to an answer, or answer another call', async () => {
    bundler.break((response) => response.end('{"jsonrpc":"1.0","id":99,"result":"0x1","more":true}'))
    const answer = await ask(here).call('eth_sendUserOperation', [])
    expect(answer).toEqual({ jsonrpc: '2.0', id: 1, result: '0x1', status: 200 })
  })

  it('are listed by network, where a paymaster can pay', async () => {
    const answer = await gateway().ask('/v1/smart-accounts')
    expect(await answer.json()).toEqual({
      networks: [
        { chainId: here, sponsor: true, carrier: 'bundler' },
        { chainId: there, sponsor: false },
        { chainId: unpaid, sponsor: false },
      ],
      feePayers: [],
    })
  })
})
