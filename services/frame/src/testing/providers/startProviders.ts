import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { JWK } from 'jose'
import type { Account } from './Account'
import { answerUser } from './answerUser'
import { createProvider } from './createProvider'
import { exchangeAppleSecret } from './exchangeAppleSecret'
import type { ProviderClient } from './ProviderClient'
import { type ProviderKind, type ProviderName, providerKinds } from './providerKinds'
import { signInPerson } from './signInPerson'

/** Running development providers. */
export type Providers = { readonly url: string; readonly stop: () => Promise<void> }

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Starts the six development providers on loopback, each below its name: `http://localhost:4103/google`. */
export async function startProviders({
  port,
  clients,
}: {
  readonly port: number
  readonly clients: Readonly<Record<ProviderName, ProviderClient>>
}): Promise<Providers> {
  const handlers = new Map<string, Handler>()
  const server = createServer((request, response) => {
    const [, name = ''] = (request.url ?? '').split('/')
    const handler = handlers.get(name)
    if (!handler) return void response.writeHead(404).end('No provider of this name')
    handler(request, response).catch((error: unknown) => {
      console.warn('Development provider refused a request', error)
      if (response.headersSent) response.destroy()
      else
        response.writeHead(400, { 'content-type': 'text/plain' }).end('The sign-in is invalid or has expired')
    })
  })
  server.listen(port, 'localhost')
  await once(server, 'listening')
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  const signingKey = createSigningKey()
  for (const name of Object.keys(clients) as ProviderName[]) {
    handlers.set(name, createHandler(name, `${url}/${name}`, clients[name], signingKey))
  }
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { url, stop }
}

function createHandler(name: ProviderName, issuer: string, client: ProviderClient, signingKey: JWK): Handler {
  const kind: ProviderKind = providerKinds[name]
  const accounts = new Map<string, Account>()
  const secret = typeof client.secret === 'string' ? client.secret : randomBytes(32).toString('hex')
  const provider = createProvider({ name, issuer, client, secret, signingKey, accounts })
  const callback = provider.callback()
  return async (request, response) => {
    const original = request.url ?? '/'
    const { pathname, searchParams } = new URL(original.slice(name.length + 1) || '/', issuer)
    const user = kind.users[pathname]
    if (pathname.startsWith('/interaction/')) return signInPerson(name, provider, accounts, request, response)
    if (user) return answerUser(user, provider, accounts, request, response)
    const missing = pathname === kind.routes.authorization ? missingParameter(kind, searchParams) : undefined
    if (missing) return void response.writeHead(400).end(`The parameter ${missing} is missing`)
    if (name === 'apple' && pathname === kind.routes.token) {
      await exchangeAppleSecret(request, client, issuer, secret)
    }
    // The library learns the path it is mounted at from the difference of the two.
    Object.assign(request, { originalUrl: original, url: original.slice(name.length + 1) })
    await callback(request, response)
  }
}

/** Real providers make do without these. Our client must send them, so their absence is a fault of ours. */
function missingParameter(kind: ProviderKind, query: URLSearchParams): string | undefined {
  return ['state', 'code_challenge', ...(kind.isOpenId ? ['nonce'] : [])].find((name) => !query.get(name))
}

function createSigningKey(): JWK {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { ...(privateKey.export({ format: 'jwk' }) as JWK), alg: 'RS256', use: 'sig', kid: 'development' }
}
