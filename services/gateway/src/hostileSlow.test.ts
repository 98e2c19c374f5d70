import { expect, it } from 'vitest'
import { sendRaw } from './testing/sendRaw'
import { useGateway } from './testing/useGateway'

/** The smallest allowed value, to keep the tests short. */
const limitMs = 1_000
/** How long to wait for the server to close a connection; a busy machine may need a while. */
const forMs = 20_000
/** What a visitor may have to wait on a busy machine; a blocked server would take as long as the attack. */
const servedMs = 10_000
const token = 'a token for the metrics'
const gateway = useGateway({
  GATEWAY_REQUEST_LIMIT_MS: `${limitMs}`,
  GATEWAY_METRICS_TOKEN: token,
  GATEWAY_BYTE_RATE_LIMIT: '1000000000',
})

/** Returns the longest wait of an ordinary visitor while `work` runs. */
async function slowestDuring(work: Promise<unknown>): Promise<number> {
  let isOver = false
  const end = () => {
    isOver = true
  }
  work.then(end, end)
  let slowest = 0
  do {
    const began = performance.now()
    const answer = await fetch(`${gateway.url()}/getWallets?projectId=dev&entries=10`)
    expect(answer.status).toBe(200)
    await answer.json()
    slowest = Math.max(slowest, performance.now() - began)
    await new Promise((resolve) => setTimeout(resolve, 20))
  } while (!isOver)
  return slowest
}
const event = 'POST /e?projectId=dev HTTP/1.1\r\nHost: localhost\r\n'
function* endless(first: string, part: string): Iterable<string> {
  yield first
  for (;;) yield part
}

it.each([
  ['a byte at a time', `${event}Content-Length: 90000\r\n\r\n`, 'a'],
  ['in chunks without end', `${event}Transfer-Encoding: chunked\r\n\r\n`, '1\r\na\r\n'],
])('answers 408 to a body that arrives %s, and serves others meanwhile', async (_name, head, part) => {
  const slow = Promise.all(
    Array.from({ length: 50 }, () =>
      sendRaw(endless(head, part), { port: gateway.port(), gapMs: 50, forMs }),
    ),
  )
  expect(await slowestDuring(slow)).toBeLessThan(servedMs)
  for (const { statuses, text, isClosed } of await slow) {
    // On a busy machine Node adds its own 408 after the one of the gateway.
    expect(new Set(statuses)).toEqual(new Set([408]))
    expect(text).toContain('{"status":"FAILED","reasons":[{"field":"","description":"Request timed out"}]}')
    expect(isClosed).toBe(true)
  }
})

it('answers 408 to slow headers, and closes silent connections', async () => {
  const head = 'GET /health HTTP/1.1\r\nHost: localhost\r\n'
  const slow = Promise.all([
    ...Array.from({ length: 100 }, () =>
      sendRaw(endless(head, 'X-A: b\r\n'), { port: gateway.port(), gapMs: 100, forMs }),
    ),
    ...Array.from({ length: 200 }, () => sendRaw([], { port: gateway.port(), forMs })),
  ])
  expect(await slowestDuring(slow)).toBeLessThan(servedMs)
  for (const { statuses, isClosed } of await slow) {
    expect(isClosed).toBe(true)
    // On a busy machine Node adds its own 408 after the one of the gateway.
    expect(new Set(statuses)).toEqual(new Set([408]))
  }
})

it.each([
  ['declares its length', `${event}Content-Length: 5000000000\r\n\r\n`, 'a'.repeat(60_000)],
  [
    'does not declare its length',
    `${event}Transfer-Encoding: chunked\r\n\r\n`,
    `ea60\r\n${'a'.repeat(60_000)}\r\n`,
  ],
])('answers 413 to an endless body that %s, and stops reading it', async (_name, head, part) => {
  const before = process.memoryUsage().arrayBuffers
  const flood = sendRaw(endless(head, part), { port: gateway.port(), forMs })
  expect(await slowestDuring(flood)).toBeLessThan(servedMs)
  const { statuses, isClosed } = await flood
  expect(isClosed).toBe(true)
  expect(statuses).toEqual([413])
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50_000_000)
})

it('cleans up after clients that leave in the middle of a body', async () => {
  const leaving = Array.from({ length: 200 }, () =>
    sendRaw([`${event}Content-Length: 90000\r\n\r\n`, 'a'.repeat(1_000)], {
      port: gateway.port(),
      forMs: 50,
    }),
  )
  expect(await slowestDuring(Promise.all(leaving))).toBeLessThan(servedMs)
  const headers = { authorization: `Bearer ${token}` }
  const metrics = async () => (await fetch(`${gateway.url()}/metrics`, { headers })).text()
  // The metrics request itself counts as one.
  await expect.poll(metrics, { timeout: 20_000 }).toMatch(/^latchkey_requests_in_flight [01]$/m)
  expect(await metrics()).not.toMatch(/status="500"/)
})
