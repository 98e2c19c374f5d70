import { afterAll, beforeAll } from 'vitest'
import { type Gateway, startGateway } from '../startGateway'
import { openTestDatabase, type TestDatabase } from './openTestDatabase'

/** Starts a gateway on a real port for the tests of a file. */
export function useGateway(env: Readonly<Record<string, string>>): { url(): string; port(): number } {
  let database: TestDatabase
  let gateway: Gateway
  beforeAll(async () => {
    database = await openTestDatabase()
    const usual = {
      DATABASE_URL: database.url,
      GATEWAY_MODE: 'development',
      GATEWAY_LOG: 'silent',
      GATEWAY_RATE_LIMIT: '100000',
    }
    gateway = await startGateway({ port: 0, env: { ...usual, ...env } })
  }, 60_000)
  afterAll(async () => {
    await gateway.stop()
    await database.stop()
  })
  return { url: () => gateway.url, port: () => Number(new URL(gateway.url).port) }
}
