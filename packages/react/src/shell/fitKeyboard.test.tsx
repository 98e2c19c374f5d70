import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { createTestInstance } from '../testing/createTestInstance'
import { findInside, mountProvider } from '../testing/mountProvider'
import { fitKeyboard } from './fitKeyboard'

it('lifts the sheet above a phone’s keyboard, but not on zoom', async () => {
  await page.viewport(390, 700)
  onTestFinished(() => page.viewport(1024, 768))
  const latchkey = createTestInstance()
  mountProvider(latchkey)
  await latchkey.open({ view: 'Networks' })
  const dialog = await findInside('dialog')
  const card = await findInside('[data-part="card"]')
  const visible = Object.assign(new EventTarget(), { height: 700, offsetTop: 0, scale: 1 })
  const stop = fitKeyboard(dialog, visible)
  const see = (change: Partial<typeof visible>) => {
    Object.assign(visible, change)
    visible.dispatchEvent(new Event('resize'))
    return Math.round(card.getBoundingClientRect().bottom)
  }
  await expect.poll(() => see({})).toBe(700)
  expect(see({ height: 400 })).toBe(400)
  expect(card.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  expect(see({ height: 350, scale: 2 })).toBe(700)
  expect(see({ height: 700, scale: 1 })).toBe(700)
  stop()
  expect(see({ height: 400 })).toBe(700)
})
