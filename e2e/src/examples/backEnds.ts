import { createApi } from '@latchkey/example-hono/createApi'
import * as nonce from '@latchkey/example-next/api/nonce'
import * as secret from '@latchkey/example-next/api/secret'
import * as sessions from '@latchkey/example-next/api/sessions'
import * as signIn from '@latchkey/example-next/api/sign-in'
import * as signOut from '@latchkey/example-next/api/sign-out'
import { chainIds } from '@latchkey/example-next/networks'
import { NextRequest } from 'next/server'
import type { Answerer } from './openClient'

/** Where the back end of the Next.js example believes to be. */
export const origin = 'http://localhost:3000'

const routes = new Map<string, (request: NextRequest) => Promise<Response> | Response>([
  ['GET /api/nonce', nonce.GET],
  ['GET /api/sessions', sessions.GET],
  ['GET /api/secret', secret.GET],
  ['POST /api/sign-in', signIn.POST],
  ['POST /api/sign-out', signOut.POST],
])

/** The route handlers of the Next.js example, without Next.js around them. */
const next: Answerer = (request) => {
  const route = routes.get(`${request.method} ${new URL(request.url).pathname}`)
  return route ? route(new NextRequest(request)) : new Response(null, { status: 404 })
}

/** The back ends of the examples, new for each test as far as they can be. */
export const backEnds: { readonly [name: string]: () => Answerer } = {
  hono: () => createApi({ origin, chainIds }).fetch,
  next: () => next,
}
