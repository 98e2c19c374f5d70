import { resolve } from 'node:path'
import type { Config } from './config/readConfig'
import { openDatabase } from './database/openDatabase'
import { createLimiter } from './limits/createLimiter'
import { createLog } from './operation/createLog'
import { createMetrics } from './operation/createMetrics'
import { createProjects } from './projects/createProjects'
import type { Services } from './Services'

/** What the gateway works with, opened. @throws databaseMissing, databaseDown, migrationChanged */
export async function openServices(
  config: Config,
): Promise<{ services: Services; stop: () => Promise<void> }> {
  const log = createLog(config)
  const now = Date.now
  const database = await openDatabase({
    url: config.DATABASE_URL,
    folder: resolve(config.GATEWAY_DATA, 'postgres'),
    connections: config.GATEWAY_DATABASE_CONNECTIONS,
  })
  const limiter = createLimiter(database, now, (error) =>
    log.warn({ error: String(error) }, 'limits are not shared'),
  )
  const services: Services = {
    config,
    database,
    projects: createProjects(database, now, config.GATEWAY_MODE === 'development'),
    limiter,
    log,
    metrics: createMetrics(),
    now,
  }
  const stop = async () => {
    await limiter.stop()
    await database.stop()
  }
  return { services, stop }
}
