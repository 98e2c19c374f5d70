import { setTimeout as wait } from 'node:timers/promises'
import {
  sdkPairs,
  startTestDapp,
  startTestRelay,
  startTestWallet,
  type TestRelay,
} from '@latchkey/relay/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase'

const updates = 200

let database: TestDatabase
let relay: TestRelay
beforeAll(async () => {
  database = await openTestDatabase()
  relay = await startTestRelay({ databaseUrl: database.url })
}, 60_000)
afterAll(async () => {
  await relay.stop()
  await database.stop()
})

describe.each(sdkPairs)('%s and %s', (dappVersion, version) => {
  it(`acknowledge ${updates} session updates`, async () => {
    const dapp = await startTestDapp(relay.url, { version: dappVersion })
    const wallet = await startTestWallet(relay.url, { version })
    const { uri, session } = await dapp.connect()
    await wallet.pair(uri)
    const topic = (await session)?.topic ?? ''
    await expect.poll(() => wallet.sessions(), { timeout: 5_000 }).toEqual([topic])
    let hangs = 0
    for (let n = 0; n < updates; n++) {
      const namespaces = wallet.namespaces(n % 2 === 0 ? ['eip155:1', 'eip155:10'] : ['eip155:1'])
      const { acknowledged } = await wallet.kit.updateSession({ topic, namespaces })
      const outcome = await Promise.race([acknowledged().then(() => 'told'), wait(5_000, 'hangs')])
      if (outcome === 'hangs') hangs += 1
    }
    expect(hangs).toBe(0)
    await Promise.all([dapp.stop(), wallet.stop()])
  })
})
