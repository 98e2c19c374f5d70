import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** Answers one method; undefined leaves it to the node. What it throws is the node's error. */
export type Twist = () => unknown

/** Stands before a real node until the test ends, and answers some methods itself. */
export async function startTwistedNode(
  url: string,
  twists: { readonly [method: string]: Twist },
): Promise<string> {
  const server = createServer(async (incoming, response) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    const { id, method } = JSON.parse(body)
    const headers = { 'content-type': 'application/json' }
    response.setHeader('content-type', 'application/json')
    const reply = (answer: object) => response.end(JSON.stringify({ jsonrpc: '2.0', id, ...answer }))
    try {
      const result = twists[method]?.()
      if (result !== undefined) return reply({ result })
    } catch (error) {
      return reply({ error })
    }
    return response.end(await (await fetch(url, { method: 'POST', body, headers })).text())
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
