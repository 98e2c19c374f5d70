import { parseEther } from 'viem'
import { describe, expect, inject, it } from 'vitest'
import { isNodeCall } from '../browser/isNodeCall'
import { loseAnswer } from '../browser/loseAnswer'
import { openEmbedded } from '../browser/openEmbedded'
import { passOn } from '../browser/passOn'
import { readChain } from '../browser/readChain'
import { sendOf } from '../browser/sendOf'
import { setBalance } from '../browser/setBalance'
import { usePartitions } from '../browser/usePartitions'
import { askNode } from './accountChain'
import { purses } from './familyPurses'

const browser = usePartitions()
const patience = { timeout: 30_000 }

/** One family, so the account is the same before and after. */
const onlyEvm = () => ({ query: `networks=eip155:${inject('stack').chains[0].chainId}` })

type Embedded = Awaited<ReturnType<typeof openEmbedded>>

/** Reloads in the middle of a login: nothing is open, and nobody is signed in. */
async function reload({ page, demo, modal }: Embedded): Promise<void> {
  await page.reload()
  await demo.entry.waitFor()
  await expect.poll(() => demo.status()).toBe('disconnected')
  expect(await modal.host.count()).toBe(0)
  expect(await page.locator('dialog[open]').count()).toBe(0)
}

/** Submits the address again, as soon as another mail may be sent, and waits for the view after it. */
async function submitAgain(visit: Embedded, view: 'EmailVerifyOtp' | 'EmailVerifyDevice'): Promise<void> {
  const { page, modal, address } = visit
  await visit.submitEmail(address)
  const next = modal.viewOf(view)
  const again = async () => {
    if (await next.isVisible()) return true
    await page.keyboard.press('Enter')
    return false
  }
  await expect.poll(again, { timeout: 60_000, interval: 3_000 }).toBe(true)
}

/** Confirms the device with the newest link, then types the newest code. */
async function confirmDevice({ context, mailbox, typeCode }: Embedded, before: number): Promise<void> {
  const letter = await context.newPage()
  await letter.goto(await mailbox.deviceLink(before))
  await letter.getByRole('button').click()
  await typeCode(await mailbox.code(before + 1))
}

describe('a visitor who reloads the page in the middle of a login', () => {
  it('[FRM-3] [FRM-4] with the code’s view open gets another code after the pause', async () => {
    const visit = await openEmbedded(browser())
    const { modal, address, mailbox } = visit
    await visit.submitEmail(address)
    const old = await mailbox.code()
    await reload(visit)
    await visit.submitEmail(address)
    await modal
      .viewOf('Connect')
      .getByText(/^Please try again after \d+ seconds$/)
      .waitFor()
    await visit.page.keyboard.press('Escape')
    await modal.expectClosed()
    await submitAgain(visit, 'EmailVerifyOtp')
    const code = await mailbox.code(1)
    expect(code).not.toBe(old)
    await visit.typeCode(code)
    await visit.expectAccount()
  })

  it('[FRM-3] while the device is unconfirmed can confirm it after all', async () => {
    const first = await openEmbedded(browser())
    const account = await first.signIn(first.address, first.mailbox)
    const visit = { ...(await openEmbedded(browser(), 1)), address: first.address, mailbox: first.mailbox }
    await visit.submitEmail(visit.address)
    await visit.modal.expectView('EmailVerifyDevice')
    await reload(visit)
    const before = await visit.mailbox.count()
    await submitAgain(visit, 'EmailVerifyDevice')
    await confirmDevice(visit, before)
    expect(await visit.expectAccount()).toBe(account)
  })

  it.each([
    ['before the server has it', false],
    ['after the server has it', true],
  ])('[FRM-3] while the code is being checked, %s, signs in with another', async (_, isServed) => {
    const visit = await openEmbedded(browser())
    const { context, address, mailbox } = visit
    const lost = await loseAnswer(context, (request) => request.url().endsWith('/otp'), { isServed })
    await visit.submitEmail(address)
    await visit.typeCode(await mailbox.code())
    await lost.asked
    await reload(visit)
    await lost.restore()
    const before = await mailbox.count()
    // The server knows the person by now, but this page never learned which device it is.
    await submitAgain(visit, isServed ? 'EmailVerifyDevice' : 'EmailVerifyOtp')
    if (isServed) await confirmDevice(visit, before)
    else await visit.typeCode(await mailbox.code(before))
    await visit.expectAccount()
  })

  it('[FRM-6] while the provider’s window is open can open it again', async () => {
    const visit = await openEmbedded(browser())
    const { context, demo, modal } = visit
    const person = `ada-${crypto.randomUUID().slice(0, 8)}`
    const openWindow = async () => {
      await demo.entry.click()
      await modal.expectView('Connect')
      await modal.frame.getByRole('button', { name: /\bGoogle$/ }).click()
      await expect.poll(() => context.pages().length).toBe(2)
      return context.pages()[1] as Embedded['page']
    }
    const first = await openWindow()
    await first.getByLabel('Name').waitFor()
    const before = first.url()
    await reload(visit)
    // It's the same window, which goes to the provider again.
    const window = await openWindow()
    await expect.poll(() => window.url()).not.toBe(before)
    await window.getByLabel('Name').fill(person)
    await window.getByLabel('Email', { exact: true }).fill(`${person}@example.com`)
    await window.locator('[data-person="other"]').click()
    await visit.expectAccount()
    await modal.expectClosed()
  })
})

describe('a visitor who reloads the page while the wallet works', () => {
  it('[FRM-12] signs again after a signature that was on its way', async () => {
    const visit = await openEmbedded(browser(), 0, onlyEvm())
    const { page, context, address, mailbox, approve } = visit
    const account = await visit.signIn(address, mailbox)
    const lost = await loseAnswer(context, (request) => /\/slots\/[^/]+\/open$/.test(request.url()), {
      isServed: true,
    })
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await approve()
    await lost.asked
    await page.reload()
    await lost.restore()
    expect(await visit.expectAccount()).toBe(account)
    expect(await page.locator('dialog[open]').count()).toBe(0)
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await approve()
    await page.getByText('Verified: signed by your account.').waitFor()
  })

  it('[SND-1] [ACC-9] follows a transaction that isn’t mined yet, and it arrives once', async () => {
    const visit = await openEmbedded(browser(), 0, onlyEvm())
    const { page, context, demo, modal, address, mailbox } = visit
    // Without a smart account, the visitor's own transaction waits for its block.
    await context.route('**/v1/smart-accounts?*', async (route) =>
      route.fulfill({ response: await passOn(route), json: { networks: [] } }),
    )
    const account = (await visit.signIn(address, mailbox)) as `0x${string}`
    await setBalance(account, '2')
    // With the number after the next one, it waits on a node that mines at once.
    await context.route(
      ({ searchParams }) => searchParams.get('chainId') !== null,
      async (route) => {
        if (!isNodeCall(route.request(), 'eth_getTransactionCount')) return route.fallback()
        const response = await passOn(route)
        await route.fulfill({ response, json: { ...(await response.json()), result: '0x1' } })
      },
    )
    const form = sendOf(visit)
    const to = purses.eip155.newAddress()
    await form.open()
    await form.fill({ to, symbol: 'ETH', amount: '0.5' })
    await form.preview()
    await modal.frame.locator('[data-part="send"]:enabled').click()
    await visit.approve()
    await form.expectSent()
    await expect.poll(form.newest, patience).toMatch(/0\.5 ETH.*Pending/)
    await page.reload()
    expect(await visit.expectAccount()).toBe(account)
    await demo.entry.click()
    await form.expectSent()
    await expect.poll(form.newest, patience).toMatch(/0\.5 ETH.*Pending/)
    expect(await purses.eip155.coin.of(to)).toBe(0n)

    await askNode([{ method: 'anvil_impersonateAccount', params: [account] }])
    await askNode([{ method: 'eth_sendTransaction', params: [{ from: account, to: account, nonce: '0x0' }] }])
    await expect.poll(() => purses.eip155.coin.of(to), patience).toBe(parseEther('0.5'))
    await expect.poll(form.newest, patience).toMatch(/0\.5 ETH$/)
    expect(await readChain().getTransactionCount({ address: account })).toBe(2)
  })
})
