import { afterAll, beforeAll, expect, it } from 'vitest'
import { axeFaults } from '../../approve/testing/axeFaults'
import { openFrame } from '../../approve/testing/openFrame'
import { openPanel } from '../../approve/testing/openPanel'
import { type Origins, startOrigins } from '../../approve/testing/startOrigins'

let origins: Origins
beforeAll(async () => {
  origins = await startOrigins()
})
afterAll(() => origins?.stop())

it.each([
  ['en', '$1,500'],
  ['ar', '1,500\u00a0US$'],
  ['de', '1.500\u00a0$'],
])('[FRM-12] the limit is in US dollars, without a fault for axe, in %s', async (locale, amount) => {
  const { inside, frame, post } = await openFrame(origins, { locale })
  await post({ type: 'settings', kinds: ['device', 'passkey'], stepUpAbove: 1_500 })
  const now = await inside.locator('[data-part="limit-now"]').innerText()
  expect(now.replaceAll(/[\u2068\u2069]/g, '')).toContain(amount)
  // A mark of direction in the amount would tear `US$` apart.
  expect(now).not.toContain('\u200f')
  expect(await axeFaults(frame())).toEqual([])
})

it('[FRM-12] takes whole dollars only, and asks before it changes the limit', async () => {
  const message = { type: 'settings', kinds: ['device', 'passkey'] }
  const { inside, frame } = await openPanel(origins, message, 'settings')
  const field = inside.getByLabel('Ask for my passkey above (US dollars)')
  for (const wrong of ['', 'abc', '-1', '1.5', '1e3', '9999999999']) {
    await field.fill(wrong)
    await inside.locator('[data-part="save-limit"]').click()
    await inside.getByText('Enter a whole number up to 1,000,000,000.').waitFor()
    expect(await field.getAttribute('aria-invalid'), wrong).toBe('true')
  }
  expect(await axeFaults(frame())).toEqual([])
  await field.fill('250')
  await inside.locator('[data-part="save-limit"]').click()
  await inside.locator('[data-part="confirm"]').getByText('$250').first().waitFor()
  expect(await inside.getByText('Your wallet asks above').count()).toBe(0)
  await inside.locator('[data-part="confirm-yes"]').click()
  await inside.getByText('Your wallet asks above $250.').waitFor()
})
