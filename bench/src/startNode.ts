import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** The part of an EVM node that a visit needs. */
export type BenchNode = { readonly url: string; readonly chainId: number; stop(): Promise<void> }

const chainId = 31337

/** The calls of a visit: the chain id and the balance. */
const answers: { readonly [method: string]: string } = {
  eth_chainId: `0x${chainId.toString(16)}`,
  net_version: `${chainId}`,
  eth_blockNumber: '0x1',
  eth_getBalance: '0x8ac7230489e80000',
}

type Call = { readonly id: number; readonly method: string }

function answer({ id, method }: Call) {
  const result = answers[method]
  const error = { code: -32601, message: `${method} isn't supported here` }
  return { jsonrpc: '2.0', id, ...(result ? { result } : { error }) }
}

/** Answers for an EVM node at once, so measurements show the page and not the chain. */
export async function startNode(): Promise<BenchNode> {
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*')
    if (request.method !== 'POST') {
      response.writeHead(204).end()
      return
    }
    const asked = JSON.parse(await text(request)) as Call | readonly Call[]
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(Array.isArray(asked) ? asked.map(answer) : answer(asked as Call)))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    chainId,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
