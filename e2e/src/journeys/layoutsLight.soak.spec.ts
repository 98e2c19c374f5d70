import { expect, it } from 'vitest'
import { useBrowser } from '../browser/useBrowser'
import { compareLayouts } from './layoutJourney'

const browser = useBrowser()

it('shows every view the same after all the others as alone', { timeout: 240_000 }, async () => {
  expect(await compareLayouts(await browser(), {})).toEqual({})
})
