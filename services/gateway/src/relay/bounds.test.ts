import { startTestRelay } from '@latchkey/relay/testing'
import { describeBounds } from '@latchkey/relay/testing/describeBounds'
import { afterAll, beforeAll } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
}, 60_000)
afterAll(() => database.stop())

describeBounds('bounds, messages in PostgreSQL', (options) =>
  startTestRelay({ ...options, databaseUrl: database.url }),
)
