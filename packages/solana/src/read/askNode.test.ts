import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { httpStatus, malformedAnswer, noRpcUrl, rpcInternal, rpcInvalidParams } from '@latchkey/protocol'
import { afterEach, describe, expect, it } from 'vitest'
import { createNetwork } from '../testing/createNetwork'
import { askNode } from './askNode'
import { getBalance } from './getBalance'

const closings: (() => void)[] = []
afterEach(() => {
  for (const close of closings.splice(0)) close()
})

/** A node that gives these answers in order, then repeats the last one. */
async function startNode(...answers: readonly { readonly status?: number; readonly text: string }[]) {
  let asked = 0
  const server = createServer((_, response) => {
    const { status = 200, text } = answers[Math.min(asked, answers.length - 1)] ?? { text: '' }
    asked += 1
    response.writeHead(status).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closings.push(() => server.close())
  const { port } = server.address() as AddressInfo
  return { network: createNetwork(`http://127.0.0.1:${port}`), asked: () => asked }
}

const answer = (result: string) => ({ text: `{"jsonrpc":"2.0","id":1,"result":${result}}` })
const call = { method: 'getBalance', params: [] }

describe('calling a node', () => {
  it('[SOL-1] reads amounts beyond a number’s precision to the last lamport', async () => {
    const { network } = await startNode(answer('{"context":{"slot":1},"value":18446744073709551615}'))
    expect(await getBalance({ address: 'a', network })).toEqual({
      value: '18446744073.709551615',
      symbol: 'SOL',
      decimals: 9,
    })
  })

  it('keeps texts unchanged, even if they look like large numbers', async () => {
    const { network } = await startNode(
      answer('["a: 12345678901234567890, \\"", 1.5e3, -2, 0.12345678901234566]'),
    )
    expect(await askNode(network, call)).toEqual([
      'a: 12345678901234567890, "',
      1500,
      -2,
      0.12345678901234566,
    ])
  })

  it('retries what may succeed, then tries the next node', async () => {
    const busy = await startNode({ status: 503, text: '' }, answer('1'))
    expect(await askNode(busy.network, call)).toBe(1)
    expect(busy.asked()).toBe(2)
    const dead = createNetwork()
    const alive = await startNode(answer('2'))
    const http = [...dead.rpcUrls.default.http, ...alive.network.rpcUrls.default.http]
    expect(await askNode({ ...dead, rpcUrls: { default: { http } } }, call)).toBe(2)
  })

  it('reports every failure by its kind', async () => {
    const kinds = [
      [{ status: 404, text: '' }, httpStatus],
      [{ text: 'no json' }, malformedAnswer],
      [{ text: '{}' }, malformedAnswer],
      [{ text: '{"error":{"code":-32602,"message":"wrong"}}' }, rpcInvalidParams],
      [{ text: '{"error":"odd"}' }, rpcInternal],
    ] as const
    for (const [given, kind] of kinds) {
      const { network, asked } = await startNode(given)
      await expect(askNode(network, call), given.text).rejects.toSatisfy(kind.is)
      expect(asked()).toBe(1)
    }
    const nowhere = { ...createNetwork(), rpcUrls: { default: { http: [] } } }
    await expect(askNode(nowhere, call)).rejects.toSatisfy(noRpcUrl.is)
  })

  it('[SOL-1] rejects an invalid balance', async () => {
    for (const value of ['-1', '1.5', 'null', '"x"', '{}']) {
      const { network } = await startNode(answer(`{"value":${value}}`))
      await expect(getBalance({ address: 'a', network }), value).rejects.toSatisfy(malformedAnswer.is)
    }
  })
})
