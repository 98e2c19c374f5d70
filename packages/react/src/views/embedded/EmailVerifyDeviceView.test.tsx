import { loginEnded } from '@latchkey/protocol'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { ScriptedEmbedded } from '../../testing/createScriptedEmbedded'
import { findInside, shadowOf } from '../../testing/mountProvider'
import { openEmbeddedSite } from '../../testing/openEmbeddedSite'
import { findControl, findView, poll, spoken } from '../../testing/openView'

async function openDevice(script: (embedded: ScriptedEmbedded) => void, now = () => Date.now()) {
  const site = await openEmbeddedSite(
    { view: 'Connect' },
    {
      host: { now },
      script(embedded) {
        Object.assign(embedded.answers, { CONNECT_EMAIL: { action: 'VERIFY_DEVICE' } })
        script(embedded)
      },
    },
  )
  await userEvent.fill(await findInside('input[type="email"]'), 'ada@example.com')
  await userEvent.keyboard('{Enter}')
  return { ...site, view: await findView('EmailVerifyDevice') }
}

const count = ({ asked }: ScriptedEmbedded, wanted: string) =>
  asked.filter(([name]) => name === wanted).length

it('[FRM-3] says what to do, waits by itself, and goes on to the code by itself', async () => {
  let confirm: (value?: unknown) => void = () => undefined
  const { view, embedded } = await openDevice(({ answers }) =>
    Object.assign(answers, {
      CONNECT_DEVICE: () =>
        new Promise((resolve) => {
          confirm = resolve
        }),
    }),
  )
  expect(view.textContent).toContain('Open the link we sent to ada@example.com')
  expect(view.textContent).toContain('This screen continues by itself. The link is valid for 20 minutes.')
  await poll(() => count(embedded, 'CONNECT_DEVICE')).toBe(1)
  confirm()
  await findView('EmailVerifyOtp')
})

it('says that the login has ended, and tries again', async () => {
  const { embedded, view } = await openDevice(({ answers }) =>
    Object.assign(answers, { CONNECT_DEVICE: loginEnded() }),
  )
  await findInside('[data-part="device-error"]')
  expect(view.textContent).toContain('This sign-in has ended. Start again.')
  await poll(spoken).toContain('This sign-in has ended')
  await userEvent.click(await findControl('Try again'))
  await poll(() => count(embedded, 'CONNECT_DEVICE')).toBe(2)
})

it('[FRM-4] sends the link again after a while, and keeps waiting', async () => {
  let now = Date.now()
  const { embedded } = await openDevice(
    ({ answers }) => Object.assign(answers, { CONNECT_DEVICE: () => new Promise(() => undefined) }),
    () => now,
  )
  const button = await findInside<HTMLButtonElement>('[data-part="resend"]')
  expect([button.disabled, button.textContent]).toEqual([true, 'Send the link again in 30s'])
  now += 31_000
  await poll(() => button.disabled).toBe(false)
  await userEvent.click(button)
  await poll(() => count(embedded, 'CONNECT_EMAIL')).toBe(2)
  await poll(() => count(embedded, 'CONNECT_DEVICE')).toBe(2)
  const notice = await findInside('[data-part="notice"] [data-tone="success"]')
  expect(notice.textContent).toBe('Link sent again')
  expect(shadowOf().querySelector('[data-part="device-waiting"]')).toBeTruthy()
})
