import { afterAll, beforeAll, describe, it } from 'vitest'
import type { WalletVersion } from '../loadKit'
import { expectClockTold } from './expectClockTold'
import { expectOrder } from './expectOrder'
import { type Outcomes, playSteps } from './playSteps'
import type { Party, Stage } from './Stage'
import { steps } from './steps'

/** What sessions are tested with. */
export type SessionMatrix = {
  readonly versions: readonly WalletVersion[]
  readonly interruptions: readonly (readonly [title: string, gone: Party | null])[]
  /** How many events and requests are sent in a row. */
  readonly crowd: number
}

/** Every version of the SDK that wallets use, and everything that can happen in between. */
export const allSessions: SessionMatrix = {
  versions: ['1.1.2', '1.2.10'],
  interruptions: [
    ['nothing in between', null],
    ['the relay restarted in the middle', 'relay'],
    ['the site reloaded in the middle', 'site'],
    ['the wallet reloaded in the middle', 'wallet'],
  ],
  crowd: 500,
}

/** The newest version, and no surprises. */
export const plainSessions: SessionMatrix = {
  versions: ['1.2.10'],
  interruptions: [['nothing in between', null]],
  crowd: 60,
}

/** Takes seconds, but the machine may be busy, and an SDK that was cut off retries after 15 s. */
const timeoutMs = 120_000

/** Tests a site with our client and wallets on the real SDKs, wherever they meet. */
export function describeSessions(
  openStage: () => Promise<Stage>,
  { versions, interruptions, crowd }: SessionMatrix,
): void {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  }, timeoutMs)
  afterAll(() => stage.stop())

  describe.each(interruptions)('%s', (_, gone) => {
    let outcomes: Outcomes
    beforeAll(async () => {
      outcomes = await playSteps(stage, versions, gone)
    }, timeoutMs)
    afterAll(() => stage.clear())
    it.each(versions.flatMap((version) => Object.keys(steps).map((name) => [version, name])))(
      'with %s: %s',
      (version, name) => outcomes.get(`${version} ${name}`),
      timeoutMs,
    )
  })

  describe.each(versions)('with %s', (version) => {
    afterAll(() => stage.clear())
    it(
      `${crowd} events and ${crowd} requests arrive in order`,
      async () => expectOrder(await stage.open(version), crowd),
      timeoutMs,
    )
    it.each([
      ['ahead', 300_000],
      ['behind', -300_000],
    ])(
      '[MOD-5] [WC-9] a clock five minutes %s is reported, and nothing is lost',
      (_, clockMs) => expectClockTold(stage, version, clockMs),
      timeoutMs,
    )
  })
}
