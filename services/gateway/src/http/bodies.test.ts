import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { sendRaw } from '../testing/sendRaw'
import { setUpGateway } from '../testing/setUpGateway'
import { useGateway } from '../testing/useGateway'

const chains = JSON.stringify([{ id: 'eip155:1', name: 'Nowhere', rpc: ['http://127.0.0.1:1'] }])
const strict = useGateway({ GATEWAY_CHAINS: chains })
const roomy = useGateway({
  GATEWAY_CHAINS: chains,
  GATEWAY_BYTE_RATE_LIMIT: '1000000000',
  GATEWAY_BODIES_PER_ADDRESS: '2000000',
  GATEWAY_BODIES_LIMIT: '5000000',
  GATEWAY_PROXIES: '1',
})
const single = setUpGateway({ GATEWAY_CHAINS: chains, GATEWAY_CALL_RATE_LIMIT: '100' })
const head = (path: string, headers: readonly string[]) =>
  [`POST ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n')

describe('a body', () => {
  it.each([
    '/v1?chainId=eip155:1',
    '/v1?chainId=eip155:1&projectId=unknown',
    '/e?projectId=unknown',
    '/v1/tx?chainId=bip122:000000000019d6689c085ae165831e93',
    '/v1/fungible/price?projectId=unknown',
    '/auth/v1/authenticate?projectId=unknown',
  ])('of a stranger is refused before it arrives: %s', async (path) => {
    const { statuses, ms } = await sendRaw([head(path, ['Content-Length: 60000']), '['], {
      port: strict.port(),
      forMs: 20_000,
    })
    expect(statuses).toEqual([401])
    expect(ms).toBeLessThan(10_000)
  })

  it('may name its project itself where the contract says so, but only if it is short', async () => {
    const price = (length: number, more = {}) =>
      fetch(`${strict.url()}/v1/fungible/price`, {
        method: 'POST',
        body: JSON.stringify({ currency: 'usd', addresses: [], x: 'x'.repeat(length), ...more }),
      })
    // The handler itself rejects an empty list, after the project was accepted.
    expect((await price(0, { projectId: 'dev' })).status).toBe(400)
    expect((await price(0)).status).toBe(401)
    expect((await price(40_000, { projectId: 'dev' })).status).toBe(413)
  })

  it('counts by its bytes, whether they are announced or not', async () => {
    const post = (init: RequestInit) =>
      fetch(`${strict.url()}/v1?chainId=eip155:1&projectId=dev`, { method: 'POST', ...init })
    const text = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_sign', params: ['x'.repeat(900_000)] })
    const announced = await Promise.all(Array.from({ length: 9 }, () => post({ body: text })))
    expect(announced.some(({ status }) => status === 429)).toBe(true)
    expect(announced.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('1')
    const stream = () => {
      let left = 9
      return new ReadableStream({
        pull(controller) {
          if (left-- > 0) controller.enqueue(new Uint8Array(100_000).fill(0x20))
          else controller.close()
        },
      })
    }
    const streamed = await Promise.all(
      Array.from({ length: 9 }, () => post({ body: stream(), duplex: 'half' } as RequestInit)),
    )
    expect(streamed.some(({ status }) => status === 429)).toBe(true)
  })

  it('takes memory only within the limits of its address and of all', async () => {
    const part = Buffer.alloc(900_000, ' ')
    const open = (address: string) =>
      sendRaw(
        [
          head('/v1?chainId=eip155:1&projectId=dev', [
            `X-Forwarded-For: ${address}`,
            'Content-Length: 950000',
          ]),
          part,
        ],
        { port: roomy.port(), forMs: 3_000 },
      )
    const one = await Promise.all(Array.from({ length: 10 }, (_, n) => open(`203.0.113.7:${n + 1}`)))
    const refused = one.flatMap(({ statuses }) => statuses)
    expect(refused.length).toBeGreaterThanOrEqual(8)
    expect(new Set(refused)).toEqual(new Set([429]))
    const many = await Promise.all(Array.from({ length: 20 }, (_, n) => open(`198.51.100.${n}`)))
    const busy = many.flatMap(({ statuses }) => statuses)
    expect(busy.length).toBeGreaterThanOrEqual(15)
    expect(new Set(busy)).toEqual(new Set([503]))
    // Everything is given back when the clients have left.
    const answer = await fetch(`${roomy.url()}/v1?chainId=eip155:1&projectId=dev`, {
      method: 'POST',
      headers: { 'x-forwarded-for': '192.0.2.1' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: ['x'.repeat(900_000)] }),
    })
    expect(await answer.json()).toMatchObject({ result: '0x1' })
  })

  it('is served to others while one address holds all it may', async () => {
    const sockets = Array.from({ length: 5 }, () => {
      const socket = connect(roomy.port(), '127.0.0.1')
      socket.on('error', () => undefined)
      socket.write(
        head('/v1?chainId=eip155:1&projectId=dev', [
          'X-Forwarded-For: 203.0.113.9',
          'Content-Length: 950000',
        ]),
      )
      socket.write(Buffer.alloc(400_000, ' '))
      return socket
    })
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, n) =>
        fetch(`${roomy.url()}/v1?chainId=eip155:1&projectId=dev`, {
          method: 'POST',
          headers: { 'x-forwarded-for': `192.0.2.${n}` },
          body: JSON.stringify({ jsonrpc: '2.0', id: n, method: 'eth_chainId' }),
        }),
      ),
    )
    for (const socket of sockets) socket.destroy()
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  })
})

describe('a batch', () => {
  it('counts by its calls', async () => {
    const batch = (length: number) =>
      single().ask('/v1?chainId=eip155:1', {
        method: 'POST',
        body: JSON.stringify(
          Array.from({ length }, (_, id) => ({ jsonrpc: '2.0', id, method: 'eth_chainId' })),
        ),
      })
    const statuses = []
    for (let count = 0; count < 12; count += 1) statuses.push((await batch(60)).status)
    expect(statuses[0]).toBe(200)
    expect(statuses).toContain(429)
  })
})

describe('an address', () => {
  const limited = setUpGateway({ GATEWAY_RATE_LIMIT: '10', GATEWAY_PROXIES: '1' })
  it.each([
    ['IPv6 addresses of one /64', (n: number) => `2001:db8:1:2:${n.toString(16)}::${n.toString(16)}`],
    ['ports', (n: number) => `203.0.113.7:${1_000 + n}`],
    ['forms of IPv4', (n: number) => `${['', '::ffff:', '::FFFF:', '0:0:0:0:0:ffff:'][n % 4]}203.0.113.8`],
    ['texts that are no addresses', (n: number) => `made up ${n}`],
  ])('stays one address, whatever %s it uses', async (_name, address) => {
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async (_, n) => {
        const answer = await limited().ask('/health', { headers: { 'x-forwarded-for': address(n) } })
        return answer.status
      }),
    )
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(40)
  })
})
