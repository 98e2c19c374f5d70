import { setTimeout as wait } from 'node:timers/promises'
import { everySdk, startTestDapp, startTestWallet } from '@latchkey/relay/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase'
import { type RelayProcess, startRelayProcess } from '../testing/startRelayProcess'

const requests = 2_000
const kills = 5
const atOnce = 10
const downMs = 2_000
/** Below the time after which the SDKs give up by themselves. */
const answerMs = 120_000

let database: TestDatabase
let relay: RelayProcess
beforeEach(async () => {
  database = await openTestDatabase()
  relay = await startRelayProcess(database.url)
}, 60_000)
afterEach(async () => {
  await relay.kill('SIGTERM')
  await database.stop()
})

/** Kills the relay and starts it again on its port, spread over the requests. */
async function killDuring(sent: () => number): Promise<void> {
  for (let n = 0; n < kills; n++) {
    while (sent() < ((n + 0.5) * requests) / kills) await wait(20)
    await relay.kill('SIGKILL')
    await wait(downMs)
    relay = await startRelayProcess(database.url, relay.port)
  }
}

describe.each(everySdk)('%s and %s', (dappVersion, version) => {
  it(`deliver ${requests} requests over ${kills} kills of the relay, each once`, async () => {
    const dapp = await startTestDapp(relay.url, { version: dappVersion })
    const wallet = await startTestWallet(relay.url, {
      version,
      answer: async ({ params: { request } }) => (request.params as readonly unknown[])[0],
    })
    const { uri, session } = await dapp.connect()
    await wallet.pair(uri)
    await session

    let sent = 0
    const failed: string[] = []
    const ask = async () => {
      const text = `0x${(++sent).toString(16).padStart(8, '0')}`
      const asked = { method: 'personal_sign', params: [text, wallet.address] }
      const answer = dapp.provider
        .request<string>(asked, 'eip155:1')
        .catch((error: unknown) => String(Object(error).message ?? error))
      const told = await Promise.race([answer, wait(answerMs, 'no answer', { ref: false })])
      if (told !== text) failed.push(`${text}: ${told}`)
    }
    const work = async () => {
      while (sent < requests) await ask()
    }
    await Promise.all([killDuring(() => sent), ...Array.from({ length: atOnce }, work)])

    expect(failed).toEqual([])
    const received = wallet.requests.map(({ params: { request } }) => JSON.stringify(request.params))
    expect(new Set(received).size).toBe(requests)
    expect(received).toHaveLength(requests)
    await Promise.all([dapp.stop(), wallet.stop()])
  })
})
