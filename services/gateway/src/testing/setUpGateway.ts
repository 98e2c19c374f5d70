import type { Hono } from 'hono'
import { afterAll, beforeAll } from 'vitest'
import { createApp } from '../app'
import { readConfig } from '../config/readConfig'
import { openServices } from '../openServices'
import type { Services } from '../Services'
import { openTestDatabase } from './openTestDatabase'

/** A gateway without a port, with its own database. */
export type TestGateway = {
  readonly services: Services
  readonly app: Hono
  /** Sends a request as a client of the project `dev`. */
  ask(path: string, init?: RequestInit): Promise<Response>
}

/** Opens a gateway for the tests of a file, in development mode by default, and closes it afterwards. */
export function setUpGateway(env: Readonly<Record<string, string>> = {}): () => TestGateway {
  let stop: (() => Promise<void>) | undefined
  let gateway: TestGateway | undefined
  beforeAll(async () => {
    const database = await openTestDatabase()
    const opened = await openServices(
      readConfig({ GATEWAY_MODE: 'development', GATEWAY_LOG: 'silent', DATABASE_URL: database.url, ...env }),
    )
    stop = async () => {
      await opened.stop()
      await database.stop()
    }
    const app = createApp(opened.services)
    const ask = async (path: string, init?: RequestInit) => {
      const url = new URL(path, 'http://gateway.test')
      if (!url.searchParams.has('projectId')) url.searchParams.set('projectId', 'dev')
      return app.request(new Request(url, init))
    }
    gateway = { services: opened.services, app, ask }
  }, 60_000)
  afterAll(() => stop?.())
  return () => {
    if (!gateway) throw new TypeError('Call this inside a test')
    return gateway
  }
}
