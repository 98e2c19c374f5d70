import { setTimeout as wait } from 'node:timers/promises'
import {
  everySdk,
  type SdkPair,
  startSdkPair,
  startWaitingProxy,
  type WaitingProxy,
} from '@latchkey/relay/testing'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase'
import { type RelayProcess, startRelayProcess } from '../testing/startRelayProcess'

const requests = 2_000
/** Of each site. */
const each = requests / everySdk.length
const kills = 5
const atOnce = 10
/** Answered before each kill, and answered after it. */
const half = each / kills / 2
const downMs = 2_000
/** SDKs give up by themselves after 60 s without the relay, and 5 min without the wallet. */
const answerMs = 120_000

let database: TestDatabase
let relay: RelayProcess
let proxy: WaitingProxy
beforeAll(async () => {
  database = await openTestDatabase()
  relay = await startRelayProcess(database.url)
  proxy = await startWaitingProxy(relay.port)
}, 60_000)
afterAll(async () => {
  await proxy.stop()
  await relay.kill('SIGTERM')
  await database.stop()
})

/** Connects a site to a wallet. */
async function startPair(versions: SdkPair) {
  // With ten requests open, SDKs start hundreds of attempts a second while connections are refused: let them wait.
  const pair = await startSdkPair(versions, { site: proxy.url, wallet: proxy.url })
  onTestFinished(pair.stop)

  const failed: string[] = []
  let sent = 0
  let answered = 0
  const ask = async () => {
    const text = `0x${(++sent).toString(16).padStart(8, '0')}`
    const answer = pair.sign(text).catch(String)
    const told = await Promise.race([answer, wait(answerMs, 'no answer', { ref: false })])
    if (told === text) answered += 1
    else failed.push(`${text}: ${told}`)
  }
  return {
    ...pair,
    failed,
    sent: () => sent,
    answered: () => answered,
    /** Sends some requests, a few at a time, until each has an answer. */
    async send(count: number) {
      const until = sent + count
      const work = async () => {
        while (sent < until) await ask()
      }
      await Promise.all(Array.from({ length: atOnce }, work))
    },
  }
}

it(`delivers ${requests} requests of all SDKs over ${kills} kills of the relay, each once`, async () => {
  // All of them together: most of the time goes by while SDKs wait to send again what the relay didn't confirm.
  const pairs: Awaited<ReturnType<typeof startPair>>[] = []
  for (const versions of everySdk) pairs.push(await startPair(versions))
  const began = performance.now()
  const tell = (what: string) =>
    console.log(
      `${((performance.now() - began) / 1000).toFixed(0)} s: ${what};`,
      `answered ${pairs.map(({ name, answered }) => `${answered()} (${name})`).join(', ')};`,
      `failed ${pairs.flatMap(({ name, failed }) => failed.map((one) => `${one} (${name})`)).join(', ') || 'none'}`,
    )
  for (let n = 1; n <= kills; n++) {
    await Promise.all(pairs.map(({ send }) => send(half)))
    const before = pairs.map(({ sent }) => sent())
    const sending = Promise.all(pairs.map(({ send }) => send(half)))
    // In the midst of it for every SDK.
    while (pairs.some(({ sent }, index) => sent() < (before[index] ?? 0) + 2 * atOnce)) await wait(5)
    const open = pairs.map(({ sent, answered, failed }) => sent() - answered() - failed.length)
    await relay.kill('SIGKILL')
    tell(`kill ${n} of ${kills} with ${open.join(', ')} requests open`)
    expect(Math.min(...open)).toBeGreaterThan(0)
    await wait(downMs)
    relay = await startRelayProcess(database.url, relay.port)
    // One of them gives up if the relay takes ten seconds to start.
    await Promise.all(pairs.map(({ wake }) => wake()))
    await sending
    tell('all back')
  }
  expect(pairs.map(({ name, failed }) => [name, failed])).toEqual(pairs.map(({ name }) => [name, []]))
  for (const { name, received } of pairs) {
    const all = await received()
    expect([name, all.length, new Set(all).size]).toEqual([name, each, each])
  }
})
