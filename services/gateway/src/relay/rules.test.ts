import { startTestRelay } from '@latchkey/relay/testing'
import { describeRules } from '@latchkey/relay/testing/describeRules'
import { afterAll, beforeAll } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
}, 60_000)
afterAll(() => database.stop())

describeRules('delivery, messages in PostgreSQL', (now) => startTestRelay({ now, databaseUrl: database.url }))
