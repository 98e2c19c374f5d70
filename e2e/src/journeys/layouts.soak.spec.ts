import { expect, it } from 'vitest'
import { useBrowser } from '../browser/useBrowser'
import { compareLayouts } from './layoutJourney'

const browser = useBrowser()
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

it.each([
  ['a dark theme', { query: 'theme=dark' }],
  ['a phone', { context: phone }],
  ['Arabic', { query: 'locale=ar' }],
] as const)('shows every view the same after all the others as alone, %s', async (_name, options) => {
  expect(await compareLayouts(await browser(), options)).toEqual({})
})
