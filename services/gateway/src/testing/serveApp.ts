import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import { afterAll, beforeAll } from 'vitest'

/** An app on a port of this machine, which a test may exchange for another. */
export type ServedApp = { url(): string; use(app: Hono): void }

/** Serves an app for the tests of a file. */
export function serveApp(): ServedApp {
  let app: Hono | undefined
  const server = createAdaptorServer({
    fetch: (request) => app?.fetch(request) ?? new Response(null, { status: 503 }),
  })
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterAll(() => {
    server.close()
  })
  return {
    url: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    use: (next) => {
      app = next
    },
  }
}
