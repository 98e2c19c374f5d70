import { verifyMessage } from 'viem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { poll } from '../approve/testing/poll'
import { openSite, type Site } from '../testing/openSite'
import { signInByEmail } from '../testing/signInByEmail'
import { type Sites, startSites } from '../testing/startSites'

let sites: Sites
beforeAll(async () => {
  sites = await startSites()
}, 120_000)
afterAll(() => sites?.stop())

/** A visitor with a wallet, and what the frame shows them. */
async function visit(email: string) {
  const site = await openSite(sites)
  await signInByEmail(sites, site, email)
  const { payload } = await site.ask('GET_USER', { chainId: 31_337 })
  const inside = site.page.frameLocator('iframe')
  return { site, inside, address: `${payload?.address}` as `0x${string}` }
}

const sign = (site: Site, address: string) =>
  site.ask('RPC_REQUEST', { method: 'personal_sign', params: ['0x48656c6c6f', address] })

it('[FRM-10] signs what the visitor approved in the frame, and nothing that they rejected', async () => {
  const { site, inside, address } = await visit('grace@example.com')
  const rejected = sign(site, address)
  await inside.locator('[data-part="reject"]').click()
  expect(await rejected).toMatchObject({ type: '@w3m-frame/RPC_REQUEST_ERROR' })

  const signed = sign(site, address)
  await inside.getByText('Hello').waitFor()
  await inside.locator('[data-part="approve"]').click()
  const { type, payload } = await signed
  expect(type).toBe('@w3m-frame/RPC_REQUEST_SUCCESS')
  const signature = payload as unknown as `0x${string}`
  expect(await verifyMessage({ address, message: 'Hello', signature })).toBe(true)
})

it.each([
  [
    'embedded/other-domain',
    'to sign in at bank.example',
    (address: string) => ({
      method: 'personal_sign',
      params: [
        `bank.example wants you to sign in with your Ethereum account:\n${address}\n\nURI: https://bank.example\nVersion: 1\nChain ID: 1\nNonce: 12345678\nIssued At: 2026-01-01T00:00:00.000Z`,
        address,
      ],
    }),
  ],
  [
    'embedded/delegation-refused',
    'hand your account over',
    (address: string) => ({
      method: 'eth_sendTransaction',
      params: [{ from: address, to: address, authorizationList: [{ address }] }],
    }),
  ],
] as const)('[FRM-17] shows what the site tried, then answers %s', async (code, reason, request) => {
  const { site, inside, address } = await visit(`${code.slice(9)}@example.com`)
  let isAnswered = false
  const refused = site.ask('RPC_REQUEST', request(address)).finally(() => {
    isAnswered = true
  })
  const panel = inside.locator('[data-part="refusal"]')
  await panel.getByText(reason).waitFor()
  expect(await panel.innerText()).toContain(new URL(sites.origin('site-a')).host)
  expect(isAnswered).toBe(false)
  await panel.getByRole('button', { name: 'Close' }).click()
  expect(await refused).toMatchObject({ type: '@w3m-frame/RPC_REQUEST_ERROR', payload: { code } })

  const withdrawn = site.ask('RPC_REQUEST', request(address))
  await panel.waitFor()
  await site.ask('RPC_ABORT')
  expect(await withdrawn).toMatchObject({ payload: { code: 'embedded/aborted' } })
  await panel.waitFor({ state: 'detached' })
})

it('[FRM-5] shows the ways back, the devices and what happened', async () => {
  const { site, inside } = await visit('edith@example.com')
  const closed = site.ask('OPEN_SETTINGS')
  await inside.getByText('2 ways back: this device, automatic recovery').waitFor()
  await inside.getByText('Wallet created').waitFor()
  await poll(() => inside.locator('[data-device]').count()).toBe(1)
  await inside.locator('[data-part="close"]').click()
  expect(await closed).toMatchObject({ type: '@w3m-frame/OPEN_SETTINGS_SUCCESS' })
})

it('[FRM-10] reviews a request in a window where the browser can’t tell what covers the frame', async () => {
  const { site, inside, address } = await visit('mary@example.com')
  await site.frame().evaluate(() => Reflect.deleteProperty(IntersectionObserverEntry.prototype, 'isVisible'))
  const review = async (press: 'approve' | 'reject') => {
    const answer = sign(site, address)
    const [popup] = await Promise.all([
      site.page.context().waitForEvent('page'),
      inside.locator('[data-part="open-window"]').click(),
    ])
    await popup.getByText('Hello').waitFor()
    expect(new URL(popup.url()).hash).toBe('')
    expect(await popup.locator('[data-part="approval-site"]').innerText()).toBe(sites.origin('site-a'))
    await popup.locator(`[data-part="${press}"]`).click()
    return answer
  }
  expect(await review('reject')).toMatchObject({ type: '@w3m-frame/RPC_REQUEST_ERROR' })
  const { payload } = await review('approve')
  const signature = payload as unknown as `0x${string}`
  expect(await verifyMessage({ address, message: 'Hello', signature })).toBe(true)
})

it('says so in a window whose request has ended', async () => {
  const page = await (await sites.browser.newContext()).newPage()
  await page.goto(`${sites.frame}/approve/00000000-0000-4000-8000-000000000000#c=AAAA`)
  await page.getByText('This request has expired').first().waitFor()
  await page.context().close()
})

it('[FRM-10] confirms a change in a window where the browser can’t tell what covers the frame', async () => {
  const { site, inside } = await visit('nora@example.com')
  await site.frame().evaluate(() => Reflect.deleteProperty(IntersectionObserverEntry.prototype, 'isVisible'))
  const closed = site.ask('OPEN_SETTINGS')
  const press = async (part: 'confirm-yes' | 'confirm-no') => {
    await inside.locator('[data-part="use-code"]').click()
    const [popup] = await Promise.all([
      site.page.context().waitForEvent('page'),
      inside.locator('[data-part="confirm-window"]').click(),
    ])
    await popup.getByText('Whoever has the file').waitFor()
    await popup.locator(`[data-part="${part}"]`).click()
  }
  await inside.locator('[data-part="open-file"]').click()
  await press('confirm-no')
  await inside.locator('[data-part="confirm"]').waitFor({ state: 'detached' })
  await press('confirm-yes')
  await inside.getByText('Confirmed in the window.').first().waitFor()
  await inside.locator('[data-part="confirm-yes"]').click()
  await inside.locator('[data-part="file-code"]').waitFor()
  await inside.locator('[data-part="close"]').click()
  await closed
})
