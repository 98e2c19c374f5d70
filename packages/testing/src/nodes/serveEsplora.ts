import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { answerEsplora, type EsploraAnswer } from './answerEsplora'
import type { BitcoinLedger } from './BitcoinLedger'

/** What an Esplora-compatible URL needs from a chain. */
export type EsploraChain = {
  read(): Promise<BitcoinLedger>
  /** Returns the transaction's id. */
  send(transactionHex: string): Promise<string>
}

async function answer(chain: EsploraChain, request: IncomingMessage): Promise<EsploraAnswer> {
  const path = new URL(request.url ?? '', 'http://localhost').pathname.replace(/^\/api/, '')
  if (request.method !== 'POST') return answerEsplora(await chain.read(), path)
  if (path !== '/tx') return { status: 404, reason: 'endpoint does not exist' }
  try {
    return { text: await chain.send((await text(request)).trim()) }
  } catch (error) {
    // Esplora passes on the node's reason for rejecting a transaction.
    return { status: 400, reason: String(error) }
  }
}

/** Serves the part of Esplora's API that wallets, sites and gateways use, to any page. */
export async function serveEsplora(
  chain: EsploraChain,
  port = 0,
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const given = await answer(chain, request).catch((error: unknown) => ({
      status: 500,
      reason: String(error),
    }))
    const isJson = 'json' in given
    response.writeHead('status' in given ? given.status : 200, {
      'access-control-allow-origin': '*',
      'content-type': isJson ? 'application/json' : 'text/plain',
    })
    response.end(isJson ? JSON.stringify(given.json) : 'text' in given ? given.text : given.reason)
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  // A test that forgets to stop its node must still end.
  server.unref()
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
