import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { findInside, shadowOf } from '../../testing/mountProvider'
import { openEmbeddedSite } from '../../testing/openEmbeddedSite'
import { findView, poll } from '../../testing/openView'

it('[FRM-3] takes an address alone, with the focus in its field', async () => {
  const { embedded } = await openEmbeddedSite({ view: 'EmailLogin' })
  const field = await findInside('input[type="email"]')
  await poll(() => shadowOf().activeElement).toBe(field)
  await userEvent.keyboard('ada@example.com{Enter}')
  await findView('EmailVerifyOtp')
  expect(embedded.asked).toEqual([['CONNECT_EMAIL', { email: 'ada@example.com' }]])
})
