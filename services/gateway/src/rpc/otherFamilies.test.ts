import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setUpGateway } from '../testing/setUpGateway'
import { type ScriptedNode, startScriptedNode } from '../testing/startScriptedNode'

const families = [
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'getBalance', 'requestAirdrop'],
  ['polkadot:91b171bb158e2d3848fa23a9f1c25182', 'state_getStorage', 'author_rotateKeys'],
] as const
let first: ScriptedNode
let second: ScriptedNode
let count = 0
const settings: Record<string, string> = { GATEWAY_RATE_LIMIT: '100000' }
beforeAll(async () => {
  first = await startScriptedNode(() => {
    count += 1
    return count
  })
  second = await startScriptedNode(() => '@18446744073709551615@')
  const rpc = [`${first.url}/secret`, second.url]
  settings.GATEWAY_CHAINS = JSON.stringify(families.map(([id]) => ({ id, name: 'One', rpc })))
})
beforeEach(() => {
  first.break(undefined)
  second.break(undefined)
})
const gateway = setUpGateway(settings)
afterAll(() => Promise.all([first.stop(), second.stop()]))
const ask = (chainId: string, method: string) =>
  gateway().ask(`/v1?chainId=${chainId}`, {
    method: 'POST',
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: ['x'] }),
  })

describe.each(families)('JSON-RPC to %s', (chainId, method, forbidden) => {
  it('[RPC-1] caches no answer: the same call reaches the node again', async () => {
    const before = (await (await ask(chainId, method)).json()).result
    expect((await (await ask(chainId, method)).json()).result).toBe(before + 1)
  })

  it('[RPC-1] passes on no method that makes a node sign', async () => {
    const before = first.calls.length
    for (const name of [forbidden, 'eth_call', method.toUpperCase(), ` ${method}`, 'constructor'])
      expect(await (await ask(chainId, name)).json()).toMatchObject({ id: 1, error: { code: -32601 } })
    expect(first.calls.length).toBe(before)
  })

  it('[RPC-1] tries the next node, passes its answer on unchanged, and reports the chain down when all fail', async () => {
    first.break((response) => response.writeHead(500).end())
    expect(await (await ask(chainId, method)).text()).toBe(
      '{"jsonrpc":"2.0","id":1,"result":18446744073709551615}',
    )
    second.break((response) => response.end(`{"result":"${'x'.repeat(11_000_000)}"}`))
    const down = await ask(chainId, method)
    const text = await down.text()
    expect([down.status, JSON.parse(text).reasons[0].field]).toEqual([503, 'chainId'])
    expect(text).not.toContain('secret')
  })
})
