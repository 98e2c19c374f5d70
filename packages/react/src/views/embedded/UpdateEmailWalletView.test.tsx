import { codeWrong } from '@latchkey/protocol'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { ScriptedEmbedded } from '../../testing/createScriptedEmbedded'
import { findInside, shadowOf } from '../../testing/mountProvider'
import { openEmbeddedSite } from '../../testing/openEmbeddedSite'
import { findView, poll, spoken } from '../../testing/openView'

/** A visitor with an address who wants another. */
async function openChange(script: (embedded: ScriptedEmbedded) => void = () => undefined) {
  const site = await openEmbeddedSite(
    { view: 'AccountSettings' },
    {
      isSignedIn: true,
      script(embedded) {
        Object.assign(embedded.answers, {
          UPDATE_EMAIL: { action: 'VERIFY_PRIMARY_OTP' },
          UPDATE_EMAIL_PRIMARY_OTP: undefined,
          UPDATE_EMAIL_SECONDARY_OTP: { newEmail: 'new@example.com' },
        })
        script(embedded)
      },
    },
  )
  await userEvent.click(await findInside('[data-part="settings-email"]'))
  await findView('UpdateEmailWallet')
  return site
}

const error = () => shadowOf().querySelector('[data-part="email-error"]')?.textContent
const change = async (email: string) => {
  await userEvent.fill(await findInside('input[type="email"]'), email)
  await userEvent.keyboard('{Enter}')
}

it('[FRM-5] proves the old address, then the new one, and says so', async () => {
  const { embedded, latchkey } = await openChange()
  await change('new@example.com')
  const first = await findView('UpdateEmailPrimaryOtp')
  expect(first.textContent).toContain('Enter the code we sent to your current email')
  await userEvent.keyboard('111111')
  const second = await findView('UpdateEmailSecondaryOtp')
  expect(second.textContent).toContain('Enter the code we sent to your new email, new@example.com')
  await userEvent.keyboard('222222')
  await findView('AccountSettings')
  expect(embedded.asked.filter(([name]) => name.startsWith('UPDATE'))).toEqual([
    ['UPDATE_EMAIL', { email: 'new@example.com' }],
    ['UPDATE_EMAIL_PRIMARY_OTP', { otp: '111111' }],
    ['UPDATE_EMAIL_SECONDARY_OTP', { otp: '222222' }],
  ])
  expect(latchkey.getState().embedded?.email).toBe('new@example.com')
  await poll(() => shadowOf().querySelector('[data-part="notice"]')?.textContent).toBe(
    'Your email is now new@example.com',
  )
})

it('[FRM-5] asks for the new address’s code only if there was no old one', async () => {
  await openChange(({ answers }) =>
    Object.assign(answers, { UPDATE_EMAIL: { action: 'VERIFY_SECONDARY_OTP' } }),
  )
  await change('new@example.com')
  await findView('UpdateEmailSecondaryOtp')
})

it('[FRM-5] says that a code is wrong, and starts over', async () => {
  await openChange(({ answers }) =>
    Object.assign(answers, { UPDATE_EMAIL_PRIMARY_OTP: codeWrong({ left: 4 }) }),
  )
  await change('new@example.com')
  await findView('UpdateEmailPrimaryOtp')
  await userEvent.keyboard('111111')
  await poll(() => shadowOf().querySelector('[data-part="otp-error"]')?.textContent).toBe(
    'That code isn’t right. Tries left: 4',
  )
  await userEvent.click(await findInside('[data-part="start-over"]'))
  await findView('UpdateEmailWallet')
})

it('refuses an incomplete address below the field', async () => {
  const { embedded } = await openChange()
  await change('new@')
  await poll(error).toBe('Enter a full email address, such as name@example.com.')
  await poll(spoken).toContain('Enter a full email address')
  expect(embedded.asked.filter(([name]) => name === 'UPDATE_EMAIL')).toEqual([])
})

it('refuses the address that the visitor has already', async () => {
  await openEmbeddedSite(
    { view: 'UpdateEmailWallet', data: { email: 'ada@example.com' } },
    { isSignedIn: true },
  )
  await change('Ada@example.com')
  await poll(error).toBe('This is your current email.')
})
