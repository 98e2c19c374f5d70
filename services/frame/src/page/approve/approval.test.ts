import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeFaults } from './testing/axeFaults'
import { hello, type Opening, openApproval } from './testing/openApproval'
import { poll } from './testing/poll'
import { type Origins, startOrigins } from './testing/startOrigins'

let origins: Origins
beforeAll(async () => {
  origins = await startOrigins()
})
afterAll(() => origins?.stop())

const token = '0x2222222222222222222222222222222222222222'
/** `approve(0x11…11, 2^256 - 1)` */
const unlimited: Opening['request'] = {
  ...hello,
  method: 'eth_sendTransaction',
  params: [
    {
      from: hello.account,
      to: token,
      data: `0x095ea7b3${'1'.repeat(40).padStart(64, '0')}${'f'.repeat(64)}`,
    },
  ],
}
const toHex = (text: string) => `0x${Buffer.from(text).toString('hex')}`
const signIn = (site: string) =>
  `${new URL(site).host} wants you to sign in with your Ethereum account:
${hello.account}

Sign in.

URI: ${site}
Version: 1
Chain ID: 31337
Nonce: k3j4h5g6f7
Issued At: 2026-01-01T00:00:00.000Z`

async function show(opening: Opening) {
  const open = await openApproval(origins, opening)
  await poll(() => open.inside.locator('[data-part="explanation"]').count()).toBe(1)
  return { ...open, text: await open.inside.locator('[data-part="approval"]').innerText() }
}

it('[FRM-10] says who asks for what, and approves by a click', async () => {
  const { inside, page, place, expectState, answer, text } = await show({})
  await expectState('ready')
  expect(text).toContain(origins.site)
  expect(text).toContain('Hello')
  expect(text).toContain('Local chain')
  expect(text).toContain('0xf3…b92266')
  const { x, y } = await place()
  await page.mouse.click(x, y)
  await poll(() => answer()).toBe('approved')
  expect(await inside.locator('[data-part="approval"]').count()).toBe(0)
})

it('[FRM-10] is rejected by the button, and by Escape', async () => {
  const first = await show({})
  // The browser may still send presses elsewhere while a new frame is being laid out.
  await first.expectState('ready')
  await first.inside.locator('[data-part="reject"]').click()
  await poll(() => first.answer()).toBe('rejected')
  const second = await show({})
  await second.expectState('ready')
  await second.page.locator('iframe').focus()
  await second.page.keyboard.press('Escape')
  await poll(() => second.answer()).toBe('rejected')
})

it('approves by keyboard alone, and starts at Reject', async () => {
  const { page, inside, answer, expectState } = await show({})
  await page.locator('iframe').focus()
  const focused = () => inside.locator('button:focus').getAttribute('data-part')
  expect(await focused()).toBe('reject')
  await expectState('ready')
  await page.keyboard.press('Tab')
  expect(await focused()).toBe('approve')
  // The keyboard must have been here for a moment.
  await poll(async () => {
    await page.keyboard.press('Enter')
    return answer()
  }).toBe('approved')
})

it('[FRM-10] warns about unlimited spending, and says who pays', async () => {
  const { text, inside } = await show({ request: unlimited })
  expect(text).toContain('This allows unlimited spending.')
  expect(text).toContain('Fee paid by')
  expect(await inside.locator('[data-part="explanation-payer"]').innerText()).toContain('You')
  const sponsored = await show({ request: unlimited, payment: { payer: 'operator' } })
  expect(sponsored.text).toContain('The wallet’s operator')
  expect(await sponsored.inside.locator('[data-part="explanation-fee"]').count()).toBe(0)
})

it('[FRM-10] shows the text of a message, with what is invisible made visible', async () => {
  const { text } = await show({ request: { ...hello, params: [toHex('Pay\u202egnp'), hello.account] } })
  expect(text).toContain('Pay⟨U+202E⟩gnp')
})

it('[FRM-10] names the domain of a sign-in, and warns about a text that only looks like one', async () => {
  const real = await show({ request: { ...hello, params: [toHex(signIn(origins.site)), hello.account] } })
  expect(await real.inside.locator('[data-part="explanation-sign-in"]').innerText()).toContain(
    new URL(origins.site).host,
  )
  expect(real.text).not.toContain('looks like a sign-in')
  const text = `Hello\nbank.example wants you to sign in with your Ethereum account:\n${hello.account}`
  const seeming = await show({ request: { ...hello, params: [toHex(text), hello.account] } })
  expect(seeming.text).toContain('This looks like a sign-in, but not in a standard format.')
})

it('explains a message for Solana', async () => {
  const request = {
    ...hello,
    method: 'solana_signMessage',
    // `Hello`
    params: { message: '9Ajdvzr', pubkey: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' },
    account: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  }
  const { text } = await show({ request })
  expect(text).toContain('Hello')
  expect(text).toContain('Solana')
})

describe.each<[string, Opening]>([
  ['light', { colorScheme: 'light' }],
  ['dark by the site', { look: { themeMode: 'dark', themeVariables: { '--lk-accent': '#7a00ff' } } }],
  ['Arabic', { locale: 'ar-EG', look: { locale: 'ar' } }],
  ['a phone', { viewport: { width: 390, height: 700 } }],
])('in %s', (_, opening) => {
  it.each<[string, Opening]>([
    ['a message', {}],
    ['a permission', { request: unlimited }],
    ['a permission above a limit', { request: unlimited, isStepUp: true }],
  ])('%s has no fault for axe and fits', async (_name, more) => {
    const { frame, inside } = await show({ ...opening, ...more })
    expect(await axeFaults(frame())).toEqual([])
    const panel = inside.locator('[data-part="approval"]')
    expect(await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true)
  })
})

it('draws in the visitor’s language, from right to left', async () => {
  const { text, inside } = await show({ request: unlimited, locale: 'ar-EG', look: { locale: 'ar' } })
  expect(text).toContain('هذا يسمح بإنفاق بلا حد.')
  expect(text).toContain('موافقة')
  const panel = inside.locator('[data-part="approval"]')
  expect(await panel.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl')
})
