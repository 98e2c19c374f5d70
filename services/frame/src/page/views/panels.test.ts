import type { Frame } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { axeFaults } from '../approve/testing/axeFaults'
import { openPanel } from '../approve/testing/openPanel'
import { poll } from '../approve/testing/poll'
import { type Origins, startOrigins } from '../approve/testing/startOrigins'

let origins: Origins
beforeAll(async () => {
  origins = await startOrigins()
})
afterAll(() => origins?.stop())

const fits = (element: Element) => element.scrollWidth <= element.clientWidth

/** The name of what has the focus in the panel. */
const focusedIn = (frame: Frame) =>
  frame.evaluate(() => {
    const focused = document.activeElement?.shadowRoot?.activeElement
    return focused?.getAttribute('aria-label') ?? (focused?.id || focused?.textContent)
  })

it.each([
  [{ kind: 'sign-in', domain: 'bank\u202e.example' }, 'to sign in at bank⟨U+202E⟩.example'],
  [{ kind: 'delegation' }, 'hand your account over'],
  [{ kind: 'replacement' }, 'replace a transaction that you sent before'],
  [{ kind: 'network', chainId: 'eip155:31337' }, 'isn’t valid on Local chain'],
])('[FRM-10] says why it refused %j', async (refusal, reason) => {
  const { inside, page, answer, frame } = await openPanel(origins, { type: 'refuse', refusal }, 'refusal')
  const text = await inside.locator('[data-part="refusal"]').innerText()
  expect(text).toContain('Your wallet refused this')
  expect(text).toContain(reason)
  expect(text).toContain(new URL(origins.site).host)
  expect(await axeFaults(frame())).toEqual([])
  await page.locator('iframe').focus()
  await page.keyboard.press('Enter')
  await poll(answer).toBe('closed')
})

it('[FRM-5] shows the ways back, and adds a passkey', async () => {
  const { inside, answer, frame } = await openPanel(origins, { type: 'settings' }, 'settings')
  const card = inside.locator('[data-part="ways-back"]')
  expect(await card.innerText()).toContain('2 ways back: this device, automatic recovery')
  expect(await card.innerText()).toContain('The operator of this wallet service can also restore it for you.')
  await poll(() => inside.locator('[data-device="b"]').innerText()).toMatch(/^shop\.example\nJan 15, 2026$/m)
  expect(await axeFaults(frame())).toEqual([])
  expect(await inside.locator('[data-part="settings"]').evaluate(fits)).toBe(true)
  await inside.locator('[data-part="add-passkey"]').click()
  const confirm = inside.locator('[data-part="confirm"]')
  await confirm.getByText('the operator can no longer restore your wallet').waitFor()
  await confirm.locator('[data-part="confirm-yes"]').click()
  await inside.getByText('2 ways back: this device, passkey').waitFor()
  expect(await card.innerText()).toContain('Only you can open it.')
  await inside.getByRole('button', { name: 'Remove Laptop' }).click()
  expect(await confirm.innerText()).toContain('The operator can then restore your wallet for you.')
  expect(await axeFaults(frame())).toEqual([])
  await confirm.getByRole('button', { name: 'Cancel' }).click()
  await confirm.waitFor({ state: 'detached' })
  await inside.getByRole('button', { name: 'Remove Laptop' }).click()
  await confirm.getByRole('button', { name: 'Remove' }).click()
  await inside.getByText('1 way back: this device').waitFor()
  await inside.getByText('If you lose this device, you lose your wallet.').waitFor()
  await inside.locator('[data-part="open-export"]').click()
  expect(await frame().evaluate(() => document.documentElement.hasAttribute('data-exported'))).toBe(true)
  await inside.locator('[data-part="open-move"]').click()
  expect(await frame().evaluate(() => document.documentElement.hasAttribute('data-moved'))).toBe(true)
  await inside.locator('[data-part="close"]').click()
  await poll(answer).toBe('closed')
})

it('signs out another device, and lists what happened', async () => {
  const { inside } = await openPanel(origins, { type: 'settings' }, 'settings')
  const devices = inside.locator('[data-part="devices"]')
  await devices.getByText('This device').waitFor()
  await devices.getByRole('button', { name: 'Sign out' }).click()
  await inside.getByText('On your other devices, you need to sign in again.').waitFor()
  const yes = inside.locator('[data-part="confirm-yes"]')
  await yes.click()
  await inside.getByText('Your wallet still has its old key.').waitFor()
  await inside.getByText('No passkey was used').waitFor()
  await yes.click()
  await yes.waitFor({ state: 'detached' })
  await devices.getByText('Safari on iPhone').waitFor({ state: 'detached' })
  const audit = await inside.locator('[data-part="audit"]').innerText()
  expect(audit).toContain('Signed in')
  expect(audit).toContain('Other change')
})

it('saves a recovery file by a password that is long enough, or by a code', async () => {
  const { inside, page, frame, answer } = await openPanel(origins, { type: 'settings' }, 'settings')
  await inside.locator('[data-part="open-file"]').click()
  const field = inside.getByLabel('Password for the file')
  await field.fill('too short')
  await field.press('Enter')
  await inside.getByText('Use at least 12 characters.').waitFor()
  expect(await axeFaults(frame())).toEqual([])
  await field.fill('twelve characters')
  await field.press('Enter')
  await inside.getByText('Whoever has the file').waitFor()
  expect(await axeFaults(frame())).toEqual([])
  const yes = inside.locator('[data-part="confirm-yes"]')
  const [download] = await Promise.all([page.waitForEvent('download'), yes.click()])
  expect(download.suggestedFilename()).toBe('latchkey-recovery.json')
  await inside.locator('[data-part="use-code"]').click()
  expect(await inside.locator('[data-part="file-code"]').count()).toBe(0)
  const [second] = await Promise.all([page.waitForEvent('download'), yes.click()])
  expect(second.suggestedFilename()).toBe('latchkey-recovery.json')
  await inside.getByText('0123-4567-89AB-CDEF-GHJK-MNPQ-RS').waitFor()
  // The button that was pressed is gone, and the keyboard is still in the panel.
  await poll(() => focusedIn(frame())).toBe('Recovery file')
  await page.keyboard.press('Escape')
  await poll(answer).toBe('closed')
})

it('can be used and left by keyboard', async () => {
  const { inside, page, frame, answer } = await openPanel(origins, { type: 'settings' }, 'settings')
  await page.locator('iframe').focus()
  await poll(() => focusedIn(frame())).toBe('Your wallet')
  for (const name of ['Close', 'Add a passkey', 'Add a password', 'Save a recovery file']) {
    await page.keyboard.press('Tab')
    await poll(() => focusedIn(frame())).toBe(name)
  }
  await page.keyboard.press('Enter')
  await poll(() => focusedIn(frame())).toBe('file-password')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await poll(() => focusedIn(frame())).toBe('Back')
  await page.keyboard.press('Enter')
  await inside.locator('[data-part="ways-back"]').waitFor()
  await poll(() => focusedIn(frame())).toBe('Your wallet')
  await page.keyboard.press('Escape')
  await poll(answer).toBe('closed')
})

it('opens another window when the one that brings a wallet was closed, and says when that failed', async () => {
  const { inside, frame } = await openPanel(origins, { type: 'settings' }, 'settings')
  const bring = inside.locator('[data-part="bring-wallet"]')
  await bring.click()
  await inside.getByText('Continue in the window of your wallet.').first().waitFor()
  await bring.click()
  const fault = inside.getByText('That didn’t work. Try again.')
  await fault.waitFor()
  expect(await axeFaults(frame())).toEqual([])
  await bring.click()
  await inside.getByText('2 ways back: this device, passkey').waitFor()
  expect(await fault.count()).toBe(0)
})

it('signs in with a passkey, and says when none was used', async () => {
  const { inside, answer, frame } = await openPanel(origins, { type: 'passkey' }, 'passkey')
  const button = inside.getByRole('button', { name: 'Continue with passkey' })
  await button.click()
  await inside.getByText('No passkey was used.').waitFor()
  expect(await axeFaults(frame())).toEqual([])
  await button.click()
  await poll(answer).toBe('signed in')
})

it.each([
  { themeMode: 'dark', locale: 'ar' },
  { themeMode: 'light', locale: 'de' },
] as const)(
  '[FRM-5] adds a password that is long enough and typed twice, by keyboard, in %j',
  async (look) => {
    const { inside, page, frame } = await openPanel(origins, { type: 'settings', look }, 'settings')
    await inside.locator('[data-part="open-password"]').click()
    const form = inside.locator('[data-part="new-password"]')
    const [first, second] = [form.locator('input').nth(1), form.locator('input').nth(2)]
    await poll(() =>
      first.evaluate((field) => field === (field.getRootNode() as ShadowRoot).activeElement),
    ).toBe(true)
    expect(await first.getAttribute('autocomplete')).toBe('new-password')
    await page.keyboard.type('short')
    await page.keyboard.press('Enter')
    await poll(() => first.getAttribute('aria-invalid')).toBe('true')
    expect(await axeFaults(frame())).toEqual([])
    expect(await inside.locator('[data-part="settings"]').evaluate(fits)).toBe(true)
    await first.fill('correct horse battery staple')
    await second.fill('correct horse battery')
    await page.keyboard.press('Enter')
    await poll(() => second.getAttribute('aria-invalid')).toBe('true')
    await form.locator('[data-part="show-password"]').first().click()
    expect(await first.getAttribute('type')).toBe('text')
    expect(await axeFaults(frame())).toEqual([])
    await second.fill('correct horse battery staple')
    await page.keyboard.press('Enter')
    await inside.locator('[data-part="confirm-yes"]').click()
    await form.waitFor({ state: 'detached' })
    const saved = await frame().evaluate(() => document.documentElement.getAttribute('data-password'))
    expect(saved).toBe('correct horse battery staple')
    await inside.locator('[data-slot]').waitFor()
  },
)

it('[FRM-5] asks for the password that stays when another way back goes', async () => {
  const kinds = ['device', 'passkey', 'password']
  const { inside, frame } = await openPanel(origins, { type: 'settings', kinds }, 'settings')
  await inside.getByRole('button', { name: 'Remove Laptop' }).click()
  const confirm = inside.locator('[data-part="confirm"]')
  const field = confirm.getByLabel('Your wallet password')
  const yes = confirm.locator('[data-part="confirm-yes"]')
  // Without it, nothing happens.
  await yes.click()
  await field.fill('not the right one')
  await yes.click()
  await confirm.getByText('That password isn’t right. Tries left: 4').waitFor()
  expect(await field.inputValue()).toBe('')
  await field.fill('once too often')
  await yes.click()
  await confirm.getByText('Too many tries. Try again after').waitFor()
  expect(await axeFaults(frame())).toEqual([])
  await field.fill('the right one')
  await yes.click()
  await confirm.waitFor({ state: 'detached' })
  // The password itself goes without being known.
  const other = await openPanel(origins, { type: 'settings', kinds }, 'settings')
  await other.inside.getByRole('button', { name: 'Remove password' }).click()
  expect(await other.inside.locator('[data-part="confirm"] input').count()).toBe(0)
})
