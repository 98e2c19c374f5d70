import { expect, it } from 'vitest'
import { useBrowser } from '../browser/useBrowser'
import { compareLayouts } from './layoutJourney'

const browser = useBrowser()

it('every view looks the same after all the others as it does alone', { timeout: 240_000 }, async () => {
  expect(await compareLayouts(await browser(), {})).toEqual({})
})
