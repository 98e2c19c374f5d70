import { codeEnded, codeWrong } from '@latchkey/protocol'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectClosed, findInside, shadowOf } from '../../testing/mountProvider'
import { openEmbeddedSite } from '../../testing/openEmbeddedSite'
import { findView, poll, spoken } from '../../testing/openView'

type Given = NonNullable<Parameters<typeof openEmbeddedSite>[1]>

/** A visitor who typed their address in Connect. */
async function openCode(given: Given = {}) {
  const site = await openEmbeddedSite({ view: 'Connect' }, given)
  await userEvent.fill(await findInside('input[type="email"]'), 'ada@example.com')
  await userEvent.keyboard('{Enter}')
  await findView('EmailVerifyOtp')
  return { ...site, input: await findInside<HTMLInputElement>('input[autocomplete="one-time-code"]') }
}

const error = () => shadowOf().querySelector('[data-part="otp-error"]')?.textContent
const resend = () => findInside<HTMLButtonElement>('[data-part="resend"]')
const sent = (asked: readonly (readonly [string, unknown])[], name: string) =>
  asked.filter(([asked]) => asked === name)

it('[FRM-3] submits with the sixth digit, connects and closes', async () => {
  const { embedded, latchkey, input } = await openCode()
  await poll(() => shadowOf().activeElement).toBe(input)
  await userEvent.keyboard('12345')
  expect(sent(embedded.asked, 'CONNECT_OTP')).toEqual([])
  await userEvent.keyboard('6')
  await expectClosed()
  expect(sent(embedded.asked, 'CONNECT_OTP')).toEqual([['CONNECT_OTP', { otp: '123456' }]])
  expect(latchkey.getState().embedded?.step).toBe('connected')
})

it('says which address the code went to and how long it is valid', async () => {
  await openCode()
  const view = await findView('EmailVerifyOtp')
  expect(view.textContent).toContain('Enter the code we sent to ada@example.com')
  expect(view.textContent).toContain('The code is valid for 20 minutes.')
  expect(shadowOf().querySelector('[data-part="code-warning"]')).toBeNull()
})

it('says that the browser won’t remember the wallet', async () => {
  await openCode({
    script({ answers }) {
      answers.CONNECT_EMAIL = { action: 'VERIFY_OTP', isRemembered: false }
    },
  })
  const warning = await findInside('[data-part="code-warning"]')
  expect(warning.textContent).toContain('doesn’t let this wallet be remembered')
})

it('says that a code is wrong and how many tries are left, and takes another', async () => {
  const { embedded, input } = await openCode({
    script: ({ answers }) => Object.assign(answers, { CONNECT_OTP: codeWrong({ left: 4 }) }),
  })
  await userEvent.keyboard('111111')
  await poll(error).toBe('That code isn’t right. Tries left: 4')
  expect(input.value).toBe('')
  await poll(spoken).toContain('Tries left: 4')
  expect(shadowOf().activeElement).toBe(input)
  Object.assign(embedded.answers, { CONNECT_OTP: codeWrong({ left: 3 }) })
  await userEvent.keyboard('2')
  await poll(error).toBe('')
  await userEvent.keyboard('22222')
  await poll(error).toBe('That code isn’t right. Tries left: 3')
  Object.assign(embedded.answers, { CONNECT_OTP: codeEnded() })
  await userEvent.keyboard('333333')
  await poll(error).toBe('This code is no longer valid. Send a new one.')
})

it('[FRM-4] counts down until a new code can be sent, then sends it', async () => {
  let now = Date.now()
  const { embedded } = await openCode({ host: { now: () => now } })
  const button = await resend()
  expect([button.disabled, button.textContent]).toEqual([true, 'Send a new code in 30s'])
  now += 12_000
  await poll(() => button.textContent).toBe('Send a new code in 18s')
  now += 20_000
  await poll(() => button.disabled).toBe(false)
  expect(button.textContent).toBe('Send a new code')
  await userEvent.click(button)
  await poll(() => sent(embedded.asked, 'CONNECT_EMAIL')).toHaveLength(2)
  const notice = await findInside('[data-part="notice"] [data-tone="success"]')
  expect(notice.textContent).toBe('New code sent')
  await poll(() => button.disabled).toBe(true)
})

it('goes back to change the address, which is still in the field', async () => {
  await openCode()
  await userEvent.click(await findInside('[data-part="change-email"]'))
  await findView('Connect')
  expect((await findInside<HTMLInputElement>('input[type="email"]')).value).toBe('ada@example.com')
})

it('shows how far the wallet is if creating it takes longer', async () => {
  const { latchkey } = await openCode({
    options: { metadata: { name: 'Shop' } },
    script: ({ port }) => {
      const connector = port.connector('eip155', {} as never)
      const provider = connector?.provider as { request: (call: { method: string }) => Promise<unknown> }
      provider.request = () => new Promise(() => undefined)
    },
  })
  await userEvent.keyboard('123456')
  const view = await findView('Create')
  expect(latchkey.getState().embedded?.step).toBe('creating')
  expect(view.textContent).toContain('Creating your wallet')
  expect(
    [...shadowOf().querySelectorAll<HTMLElement>('[data-part="step"]')].map(({ dataset }) => dataset.state),
  ).toEqual(['done', 'current', 'next'])
  expect(view.textContent).toContain('Connect to Shop')
})
