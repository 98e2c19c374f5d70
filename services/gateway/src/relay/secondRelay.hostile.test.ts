import { setTimeout as wait } from 'node:timers/promises'
import {
  everySdk,
  type StartedPair,
  startSdkPair,
  startWaitingProxy,
  type WaitingProxy,
} from '@latchkey/relay/testing'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase'
import { type RelayProcess, startRelayProcess } from '../testing/startRelayProcess'

const kills = 4
const downMs = 12_000
const answerMs = 30_000

let database: TestDatabase
let relays: RelayProcess[]
let proxy: WaitingProxy
beforeAll(async () => {
  database = await openTestDatabase()
  relays = [await startRelayProcess(database.url), await startRelayProcess(database.url)]
  proxy = await startWaitingProxy(...relays.map(({ port }) => port))
}, 60_000)
afterAll(async () => {
  await proxy.stop()
  for (const relay of relays) await relay.kill('SIGTERM')
  await database.stop()
})

it('brings every SDK back by itself after a kill while a second relay runs', async () => {
  const pairs: StartedPair[] = []
  for (const versions of everySdk) {
    const pair = await startSdkPair(versions, { site: proxy.url, wallet: proxy.url })
    onTestFinished(pair.stop)
    pairs.push(pair)
  }
  for (const { sign } of pairs) expect(await sign('0x00')).toBe('0x00')
  for (let round = 1; round <= kills; round++) {
    // In turn: all sockets are on the one that was not killed before.
    const index = (round - 1) % relays.length
    const killed = relays[index]
    if (!killed) throw new TypeError('No such relay')
    await killed.kill('SIGKILL')
    const began = performance.now()
    const text = `0x0${round}`
    const back = wait(downMs).then(async () => {
      relays[index] = await startRelayProcess(database.url, killed.port)
    })
    const answers = await Promise.all(
      pairs.map(async ({ name, sign }) => {
        const answer = await Promise.race([sign(text), wait(answerMs, 'no answer', { ref: false })])
        return { name, answer, ms: performance.now() - began }
      }),
    )
    console.log(
      `Kill ${round}: answers after`,
      answers.map(({ name, ms }) => `${(ms / 1000).toFixed(1)} s (${name})`).join(', '),
    )
    expect(answers.map(({ name, answer }) => [name, answer])).toEqual(pairs.map(({ name }) => [name, text]))
    await back
  }
})
