import { setTimeout as wait } from 'node:timers/promises'
import { userRejected } from '@latchkey/protocol'
import { expect } from 'vitest'
import { checkedCalls } from './checkedCalls'
import type { Ends } from './Stage'
import type { CreateStep, Step } from './Step'
import { scan, settle, settled } from './settle'
import { until } from './until'

const chains = ['eip155:1', 'eip155:137']
const count = (told: Ends['siteTold'], name: string) => told.filter((one) => one.name === name).length
const hello = { chainId: 'eip155:1', method: 'personal_sign', params: checkedCalls[0]?.params }

/** Creates a step inside a session. */
function inSession(create: (ends: Ends, topic: () => string) => Omit<Step, 'begin'>): CreateStep {
  return (ends) => {
    let topic = ''
    return {
      begin: async () => {
        topic = await settle(ends)
      },
      ...create(ends, () => topic),
    }
  }
}

/** Checks that the session ended on both sides, with one event. */
async function expectEnded({ site, wallet, siteTold }: Ends, by: string, isRepeated: boolean): Promise<void> {
  await until(() => site.sessions(), [])
  await until(() => wallet.sessions(), [])
  // A page that closes at the same moment may not be heard.
  if (!isRepeated || by === 'wallet')
    expect(siteTold.filter(({ name }) => name === 'ended')).toMatchObject([{ value: by }])
}

/** Checks that a proposal ended without a session. */
async function expectRejected({ site, siteTold }: Ends): Promise<void> {
  await until(async () => (await site.open()).proposals, 0)
  expect(await site.sessions()).toEqual([])
  // A page opened since then doesn't wait for it; otherwise there is one event, with the right code.
  expect([[], [{ name: 'refused', value: userRejected.code }]]).toContainEqual(siteTold)
}

/** Checks that every answer is valid and arrived once. */
async function expectAnswered(
  { site, siteTold, walletTold }: Ends,
  check: (answer: unknown) => Promise<void>,
): Promise<void> {
  await until(() => count(siteTold, 'answered'), 1)
  await check(siteTold.find(({ name }) => name === 'answered')?.value)
  expect(await site.open()).toMatchObject({ requests: 0 })
  expect(new Set(walletTold.flatMap((told) => (told.name === 'request' ? told.id : []))).size).toBe(1)
}

const answers = Object.fromEntries(
  checkedCalls.map(({ check, ...call }): [string, CreateStep] => [
    `${call.method} is answered`,
    (ends) => ({
      actor: 'wallet',
      async begin() {
        await ends.site.ask(await settle(ends), call)
        await until(() => count(ends.walletTold, 'request'), 1)
      },
      act: () => ends.wallet.answer(),
      actAgain: () => ends.wallet.answer(),
      end: () => expectAnswered(ends, check),
    }),
  ]),
)

const connecting: Readonly<Record<string, CreateStep>> = {
  'a site proposes': (ends) => {
    let uri = ''
    const act = async () => {
      uri = await ends.site.propose()
    }
    return {
      actor: 'site',
      begin: async () => undefined,
      act,
      // Its code was never shown: the page creates a new one.
      actAgain: act,
      async end() {
        await ends.wallet.pair(uri)
        await until(async () => (await ends.wallet.open()).proposals, 1)
        await ends.wallet.approve()
        await until(async () => (await ends.site.sessions()).length, 1)
      },
    }
  },
  'a wallet scans the code': (ends) => {
    let uri = ''
    const act = () => ends.wallet.pair(uri)
    return {
      actor: 'wallet',
      begin: async () => {
        uri = await ends.site.propose()
      },
      act,
      // If it got through before, the wallet has the proposal and says that it knows the code.
      actAgain: async () => ((await ends.wallet.open()).proposals > 0 ? undefined : act()),
      async end() {
        await until(async () => (await ends.wallet.open()).proposals, 1)
        await ends.wallet.approve()
        await settled(ends)
      },
    }
  },
  'a session settles': (ends) => ({
    actor: 'wallet',
    begin: () => scan(ends),
    act: () => ends.wallet.approve(),
    actAgain: () => ends.wallet.approve(),
    end: async () => void (await settled(ends)),
  }),
  'a wallet rejects': (ends) => ({
    actor: 'wallet',
    begin: () => scan(ends),
    act: () => ends.wallet.reject(),
    actAgain: () => ends.wallet.reject(),
    end: () => expectRejected(ends),
  }),
  'a wallet signs in with one click': (ends) => ({
    actor: 'wallet',
    async begin() {
      await ends.wallet.pair(await ends.site.signIn('k3j4h5g6f7'))
      await until(async () => (await ends.wallet.open()).signIns, 1)
    },
    act: () => ends.wallet.signIn(),
    actAgain: () => ends.wallet.signIn(),
    async end() {
      await until(async () => (await ends.site.sessions()).length, 1)
      expect(ends.siteTold.filter(({ name }) => name === 'settled')).toMatchObject([{ value: 'k3j4h5g6f7' }])
      const [session] = await ends.site.sessions()
      await until(() => ends.wallet.sessions(), [session?.topic ?? ''])
    },
  }),
}

const changing: Readonly<Record<string, CreateStep>> = {
  'a wallet updates': inSession((ends, topic) => ({
    actor: 'wallet',
    act: () => ends.wallet.update(topic(), chains),
    actAgain: () => ends.wallet.update(topic(), chains),
    async end(isRepeated) {
      const accounts = async () => (await ends.site.sessions())[0]?.namespaces.eip155?.accounts.length
      await until(accounts, 2)
      if (!isRepeated) expect(count(ends.siteTold, 'updated')).toBe(1)
    },
  })),
  'a wallet extends': (ends) => {
    let [topic, expiry] = ['', 0]
    return {
      actor: 'wallet',
      async begin() {
        topic = await settle(ends)
        expiry = (await ends.site.sessions())[0]?.expiry ?? 0
        // Extending to the same second has no effect.
        await wait(1_100)
      },
      act: () => ends.wallet.extend(topic),
      actAgain: () => ends.wallet.extend(topic),
      async end(isRepeated) {
        await until(async () => ((await ends.site.sessions())[0]?.expiry ?? 0) > expiry, true)
        if (!isRepeated) expect(count(ends.siteTold, 'extended')).toBe(1)
      },
    }
  },
  'a wallet sends an event': inSession((ends, topic) => ({
    actor: 'wallet',
    act: () => ends.wallet.emit(topic(), 'accountsChanged', ['0x1']),
    actAgain: () => ends.wallet.emit(topic(), 'accountsChanged', ['0x1']),
    async end(isRepeated) {
      await until(() => count(ends.siteTold, 'event accountsChanged') > 0, true)
      if (!isRepeated) expect(count(ends.siteTold, 'event accountsChanged')).toBe(1)
    },
  })),
  'a wallet pings': inSession((ends, topic) => ({
    actor: 'wallet',
    act: () => ends.wallet.ping(topic()),
    actAgain: () => ends.wallet.ping(topic()),
    end: async () => undefined,
  })),
  'a site pings': inSession((ends, topic) => ({
    actor: 'site',
    act: () => ends.site.ping(topic()),
    actAgain: () => ends.site.ping(topic()),
    end: async () => undefined,
  })),
  'a site asks': inSession((ends, topic) => ({
    actor: 'site',
    act: () => ends.site.ask(topic(), hello),
    actAgain: () => ends.site.resend(),
    async end() {
      await until(() => count(ends.walletTold, 'request'), 1)
      await ends.wallet.answer()
      await expectAnswered(ends, async (answer) => checkedCalls[0]?.check(answer))
    },
  })),
  'a site ends the session': inSession((ends, topic) => ({
    actor: 'site',
    act: () => ends.site.disconnect(topic()),
    end: (isRepeated) => expectEnded(ends, 'site', isRepeated),
  })),
  'a wallet ends the session': inSession((ends, topic) => ({
    actor: 'wallet',
    act: () => ends.wallet.end(topic()),
    actAgain: () => ends.wallet.end(topic()),
    end: (isRepeated) => expectEnded(ends, 'wallet', isRepeated),
  })),
}

/** Everything a site and a wallet do with each other. */
export const steps: Readonly<Record<string, CreateStep>> = { ...connecting, ...answers, ...changing }
