import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Channel = Record<string, unknown> & { readonly state: 'pending' | 'completed' }

/** Answers instead of the relay, as a hostile one would; false leaves the request to the relay. */
export type Trick = (request: IncomingMessage, response: ServerResponse) => boolean

/** A relay on loopback with the three routes of the real one. */
export type TestRelay = {
  readonly url: string
  /** What the app sends beside its answers. */
  readonly authKey: string
  /** The method and path of every request. */
  readonly requests: string[]
  trick: Trick | undefined
  stop(): Promise<void>
}

/** Starts a relay between a frame and a Farcaster app. Like the real one it gives an answer once, then closes. */
export async function startFarcasterRelay(): Promise<TestRelay> {
  const channels = new Map<string, Channel>()
  const authKey = randomBytes(16).toString('hex')
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const send = (status: number, body: unknown) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    relay.requests.push(`${request.method} ${request.url}`)
    if (relay.trick?.(request, response)) return
    const body = request.method === 'POST' ? JSON.parse(await text(request)) : {}
    if (request.url === '/v1/channel') {
      const channelToken = randomBytes(16).toString('hex')
      const { nonce } = body
      const url = `${relay.url}/~/siwf?channelToken=${channelToken}`
      const { acceptAuthAddress, ...signatureParams } = body
      channels.set(channelToken, { state: 'pending', nonce, acceptAuthAddress, signatureParams })
      return send(201, { channelToken, url, connectUri: url, nonce })
    }
    const token = request.headers.authorization?.split(' ')[1] ?? ''
    const channel = channels.get(token)
    if (!channel) return send(401, { error: 'Unauthorized' })
    if (request.url === '/v1/channel/status') {
      if (channel.state === 'completed') channels.delete(token)
      return send(channel.state === 'completed' ? 200 : 202, channel)
    }
    if (request.url !== '/v1/channel/authenticate') return send(404, {})
    if (request.headers['x-farcaster-auth-relay-key'] !== authKey) return send(401, { error: 'Unauthorized' })
    const completed: Channel = { ...channel, ...body, state: 'completed' }
    channels.set(token, completed)
    send(201, completed)
  }
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.warn('The relay of the tests refused a request', error)
      response.destroy()
    })
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const relay: TestRelay = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    authKey,
    requests: [],
    trick: undefined,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return relay
}
