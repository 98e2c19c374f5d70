import { afterAll, beforeAll, describe, it } from 'vitest'
import type { WalletVersion } from '../loadKit'
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

/** What a site with our client and wallets on the real SDKs do with each other, wherever they meet. */
export function describeSessions(openStage: () => Promise<Stage>): void {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  })
  afterAll(() => stage.stop())

  describe.each(interruptions)('%s', (_, gone) => {
    let outcomes: Outcomes
    beforeAll(async () => {
      outcomes = await playSteps(stage, versions, gone)
    })
    afterAll(() => stage.clear())
    it.each(versions.flatMap((version) => Object.keys(steps).map((name) => [version, name])))(
      'with %s: %s',
      (version, name) => outcomes.get(`${version} ${name}`),
    )
  })
}
