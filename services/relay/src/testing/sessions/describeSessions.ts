import { afterAll, beforeAll, describe, it } from 'vitest'
import type { WalletVersion } from '../loadKit'
import { expectClockTold } from './expectClockTold'
import { expectOrder } from './expectOrder'
import { type Outcomes, playSteps } from './playSteps'
import type { Stage } from './Stage'
import { steps } from './steps'

const versions: readonly WalletVersion[] = ['1.1.2', '1.2.10']
const interruptions = [
  ['nothing in between', null],
  ['the relay restarted in the middle', 'relay'],
  ['the site reloaded in the middle', 'site'],
  ['the wallet reloaded in the middle', 'wallet'],
] as const
/** Takes seconds, but the machine may be busy, and an SDK that was cut off retries after 15 s. */
const timeoutMs = 120_000

/** Tests a site with our client and wallets on the real SDKs, wherever they meet. */
export function describeSessions(openStage: () => Promise<Stage>): void {
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
      '500 events and 500 requests arrive in order',
      async () => expectOrder(await stage.open(version)),
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
