import { setTimeout as wait } from 'node:timers/promises'
import {
  connectClient,
  createIdentity,
  everySdk,
  multipliesAttempts,
  openNodeSocket,
  type SdkPair,
  startSdkPair,
  startStorm,
  startTestWallet,
  type Told,
} from '@latchkey/relay/testing'
import { openSiteEnd } from '@latchkey/relay/testing/openSiteEnd'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase'
import { type RelayProcess, startRelayProcess } from '../testing/startRelayProcess'

const kills = 3
const downMs = 12_000
const answerMs = 30_000
const freshMs = 2_000
/** Besides the SDKs, all at the same address. */
const stubborn = 10

let database: TestDatabase
let relay: RelayProcess
beforeAll(async () => {
  database = await openTestDatabase()
  relay = await startRelayProcess(database.url)
}, 60_000)
afterAll(async () => {
  await relay.kill('SIGTERM')
  await database.stop()
})

/** A site and a wallet with a session. */
type Pair = {
  readonly name: string
  beforeKill(): Promise<void>
  /** The relay was away: does what the visitor has to do before they ask for something. */
  comeBack(): Promise<void>
  /** Asks the wallet to sign a text; returns the answer. */
  sign(text: string): Promise<string>
  /** The visitor looks at the wallet's app. */
  wake(): Promise<void>
}

async function pairSdks([dapp, wallet]: SdkPair): Promise<Pair> {
  const pair = await startSdkPair([dapp, wallet], { site: relay.url, wallet: relay.url })
  onTestFinished(pair.stop)
  return {
    ...pair,
    beforeKill: pair.keep,
    async comeBack() {
      // These are too busy to come back in time: the visitor reloads the page, or ends the app and opens it again.
      await Promise.all([
        multipliesAttempts(dapp) ? pair.restart('site') : undefined,
        multipliesAttempts(wallet) ? pair.restart('wallet') : undefined,
      ])
    },
  }
}

async function pairOurs(): Promise<Pair> {
  const texts = new Map<string, string>()
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
    removeItem: (key: string) => void texts.delete(key),
  }
  const told: Told[] = []
  const site = await openSiteEnd({
    relayUrl: relay.url,
    storage,
    name: 'pairing',
    openSocket: openNodeSocket,
    tell: (one) => void told.push(one),
  })
  const answer = async ({ params: { request } }: { params: { request: { params: unknown } } }) =>
    (request.params as readonly unknown[])[0]
  const wallet = await startTestWallet(relay.url, { isQuick: true, answer })
  onTestFinished(async () => {
    await Promise.all([site.close(), wallet.stop()])
  })
  const find = async (name: string, id?: number) => {
    const isIt = (one: Told) => one.name === name && one.id === id
    while (!told.some(isIt)) await wait(20)
    return told.find(isIt)
  }
  await wallet.pair(await site.propose())
  const { topic = '' } = (await find('settled')) ?? {}
  const nothing = async () => undefined
  return {
    name: 'our client and 1.2.10',
    beforeKill: nothing,
    comeBack: nothing,
    async sign(text) {
      const call = { chainId: 'eip155:1', method: 'personal_sign', params: [text, wallet.address] }
      return String((await find('answered', await site.ask(topic, call)))?.value)
    },
    wake: wallet.wake,
  }
}

/** Asks each wallet for something as soon as the relay is back; returns how long the answers took. */
async function askAll(pairs: readonly Pair[], text: string) {
  const began = performance.now()
  return Promise.all(
    pairs.map(async ({ name, comeBack, sign, wake }) => {
      await comeBack()
      // A visitor asks, and then opens the wallet to answer: what was asked has to wait for that.
      const asked = Promise.race([sign(text), wait(answerMs, 'no answer', { ref: false })])
      void wake()
      return { name, answer: await asked, ms: performance.now() - began }
    }),
  )
}

/** Connects new clients for a while; returns how long each took. */
async function connectFresh(): Promise<readonly number[]> {
  const times: number[] = []
  for (let n = 0; n < 20; n++) {
    const before = performance.now()
    const fresh = await connectClient(relay.url)
    times.push(performance.now() - before)
    await fresh.close()
    await wait(300)
  }
  return times
}

it('lets every SDK and a fresh client at the same address in again after a kill', async () => {
  const pairs: Pair[] = [await pairOurs()]
  for (const versions of everySdk) pairs.push(await pairSdks(versions))
  for (const { sign } of pairs) expect(await sign('0x00')).toBe('0x00')
  // The relay has seen them before, like all who come back after a restart.
  const known = Array.from({ length: stubborn }, () => createIdentity())
  for (const [index, identity] of known.entries()) {
    const client = await connectClient(relay.url, { identity })
    await client.call('irn_subscribe', { topic: index.toString(16).padStart(64, '0') })
    await client.close()
  }

  for (let round = 1; round <= kills; round++) {
    for (const { beforeKill } of pairs) await beforeKill()
    await relay.kill('SIGKILL')
    await wait(downMs)
    relay = await startRelayProcess(database.url, relay.port)
    const storm = startStorm(relay.url, known)
    const text = `0x0${round}`
    const [answers, times] = await Promise.all([askAll(pairs, text), connectFresh()])
    const { attempts, accepted } = storm.count()
    await storm.stop()
    console.log(
      `Kill ${round}: fresh clients within ${Math.max(...times).toFixed(0)} ms`,
      `among ${attempts} attempts of ${stubborn} old ones, ${accepted} of them accepted;`,
      `answers after ${answers.map(({ name, ms }) => `${(ms / 1000).toFixed(1)} s (${name})`).join(', ')}`,
    )
    expect(Math.max(...times)).toBeLessThan(freshMs)
    expect(answers.map(({ name, answer }) => [name, answer])).toEqual(pairs.map(({ name }) => [name, text]))
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(answerMs)
  }
})
