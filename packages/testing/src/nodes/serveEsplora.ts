import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** What an Esplora-compatible address needs of a chain. */
type Chain = {
  coins(
    address: string,
  ): Promise<readonly { readonly txid: unknown; readonly vout: unknown; readonly value: number }[]>
  /** Gives the id of the transaction. */
  send(transactionHex: string): Promise<string>
}

async function answer(chain: Chain, request: IncomingMessage): Promise<string | null> {
  const { pathname } = new URL(request.url ?? '', 'http://localhost')
  const address = /^\/api\/address\/(\w+)\/utxo$/.exec(pathname)?.[1]
  if (address) return JSON.stringify(await chain.coins(address))
  // Nobody pays for a place in a block of one's own.
  if (pathname === '/api/fee-estimates') return '{}'
  if (pathname === '/api/tx' && request.method === 'POST') return chain.send(await text(request))
  return null
}

/** Serves the few calls of Esplora that wallets and sites need, for any page. */
export async function serveEsplora(chain: Chain): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*')
    try {
      const body = await answer(chain, request)
      response.statusCode = body === null ? 404 : 200
      response.end(body ?? 'not found')
    } catch (error) {
      // Esplora passes on what the node says to a transaction that it does not take.
      response.statusCode = 400
      response.end(String(error))
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  server.unref()
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/api`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
