import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ScriptedNode, startScriptedNode } from '../testing/startScriptedNode'
import { useGateway } from '../testing/useGateway'

const large = 'x'.repeat(8_000_000)
const settings: Record<string, string> = { GATEWAY_ANSWERS_PER_ADDRESS: '20000000', GATEWAY_PROXIES: '1' }
let node: ScriptedNode
beforeAll(async () => {
  node = await startScriptedNode(() => large)
  settings.GATEWAY_CHAINS = JSON.stringify([{ id: 'eip155:777', name: 'Large', rpc: [node.url] }])
})
afterAll(() => node.stop())
const gateway = useGateway(settings)
const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_gasPrice', params: [] })
const path = '/v1?chainId=eip155:777&projectId=dev'

describe('large answers', () => {
  it('are limited by address while nobody reads them, and not afterwards', async () => {
    const ask = (from: string) =>
      fetch(`${gateway.url()}${path}`, { method: 'POST', body, headers: { 'x-forwarded-for': from } })
    const sockets = Array.from({ length: 4 }, () => {
      const socket = connect(gateway.port(), '127.0.0.1')
      socket.on('error', () => undefined)
      // Nobody listens for data, so nothing is read.
      socket.pause()
      socket.write(
        [
          `POST ${path} HTTP/1.1`,
          'Host: localhost',
          'X-Forwarded-For: 203.0.113.1',
          `Content-Length: ${body.length}`,
          '',
          body,
        ].join('\r\n'),
      )
      return socket
    })
    const statusOf = async (from: string) => {
      const answer = await ask(from)
      await answer.arrayBuffer()
      return answer.status
    }
    await expect.poll(() => statusOf('203.0.113.1'), { timeout: 30_000 }).toBe(429)
    expect(await statusOf('203.0.113.2')).toBe(200)
    for (const socket of sockets) socket.destroy()
    await expect.poll(() => statusOf('203.0.113.1'), { timeout: 30_000 }).toBe(200)
  }, 120_000)
})
