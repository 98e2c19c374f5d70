import { expect, it } from 'vitest'
import { useBrowser } from '../browser/useBrowser'
import { compareLayouts } from './compareLayouts'

const browser = useBrowser()
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

it.each([
  ['on a phone', { context: phone }],
  ['in a dark theme', { query: 'theme=dark' }],
  ['in Arabic', { query: 'locale=ar' }],
] as const)('each view looks the same alone and after all the others %s', async (_, options) => {
  expect(await compareLayouts(await browser(), options)).toEqual({})
})
