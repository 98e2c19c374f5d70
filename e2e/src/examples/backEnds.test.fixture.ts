import { createApi } from '@latchkey/example-hono/createApi'
import { chainIds } from '@latchkey/example-hono/networks'
import type { Answerer } from './openClient'

/** Where the back ends believe to be; that of the Next.js example reads it from `ORIGIN`. */
export const origin = 'http://localhost:3000'

/** The back ends of the examples, new for each test as far as they can be. */
export const backEnds: { readonly [name: string]: (origin: string) => Answerer } = {
  hono: (given) => createApi({ origin: given, chainIds }).fetch,
  next: () => answerByNext,
}

/** The route handlers of the Next.js example, without Next.js around them. */
async function answerByNext(request: Request): Promise<Response> {
  const name = new URL(request.url).pathname.replace('/api/', '')
  const route = await load<{ readonly [method: string]: Answerer }>(`@latchkey/example-next/api/${name}`)
  const { NextRequest } = await load<{ readonly NextRequest: typeof Request }>('next/server.js')
  return route[request.method]?.(new NextRequest(request)) ?? new Response(null, { status: 405 })
}

/** By a name that the compiler does not follow: the types of Next.js change those of Node for the whole program. */
function load<Module>(name: string): Promise<Module> {
  return import(/* @vite-ignore */ name)
}
