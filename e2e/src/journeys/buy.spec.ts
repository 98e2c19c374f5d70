import { type Address, parseEther } from 'viem'
import { describe, expect, it } from 'vitest'
import { buyOf } from '../browser/buyOf'
import { openEmbedded } from '../browser/openEmbedded'
import { openFamilies } from '../browser/openFamilies'
import { clipboard } from '../browser/openPairing'
import { openWallet } from '../browser/openWallet'
import { pairWallet } from '../browser/pairWallet'
import { readChain } from '../browser/readChain'
import { useBrowser } from '../browser/useBrowser'
import { usePartitions } from '../browser/usePartitions'
import { openSend } from './openSend'
import { startBriefVendor } from './startBriefVendor'

const browser = useBrowser()
const partitions = usePartitions()
const patience = { timeout: 30_000 }
const coinOf = (address: Address) => readChain().getBalance({ address })

/** Opens the form with an amount, as an account with 10 ether. */
async function enter(options: Parameters<typeof openSend>[1] = {}) {
  const visit = await openSend(await browser(), options)
  const buy = buyOf(visit)
  await buy.open()
  await buy.fill({ amount: '100' })
  return { ...visit, buy }
}

/** How much the vendor's page and the form agree on, in the smallest unit. */
async function promised(vendor: { innerText(selector: string): Promise<string> }): Promise<bigint> {
  const text = await vendor.innerText('dl')
  const [, amount = ''] = /([\d.]+) ETH/.exec(text) ?? []
  return parseEther(amount)
}

describe('buying from the modal', () => {
  it('[ONR-1] pays on the vendor’s page, gets the money on the chain once, and sees the new balance', async () => {
    const { buy, holder, demo, modal } = await enter()
    const before = await coinOf(holder.address)
    const vendor = await buy.start()
    expect(await vendor.innerText('dl')).toContain('100 USD')
    const units = await promised(vendor)
    await buy.decide(vendor, 'Pay')
    await buy.expectPurchase('done')
    await expect.poll(() => coinOf(holder.address), patience).toBe(before + units)
    await expect.poll(async () => (await demo.hooks()).useAccount.details.balance, patience).not.toBe('10')
    const notice = modal.frame.locator('[data-part="notice"]', { hasText: 'Bought' })
    expect(await notice.count()).toBeLessThanOrEqual(1)
    // Nothing more arrives later.
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    expect(await coinOf(holder.address)).toBe(before + units)
  })

  it('[ONR-1] the vendor’s page can’t reach the site', async () => {
    const { buy } = await enter()
    const vendor = await buy.start()
    expect(await vendor.evaluate(() => window.opener)).toBe(null)
  })

  it('[ONR-1] says that the payment was declined, moves nothing, and lets the visitor try again', async () => {
    const { buy, holder, modal } = await enter()
    const before = await coinOf(holder.address)
    const vendor = await buy.start()
    await buy.decide(vendor, 'Decline')
    await expect.poll(buy.state, patience).toBe('failed')
    expect(await buy.part('status-title').innerText()).toBe('Buy failed')
    await modal.button('Try again').click()
    await modal.expectView('OnRampProviders')
    expect(await buy.part('amount-input').inputValue()).toBe('100')
    expect(await coinOf(holder.address)).toBe(before)
    const again = await buy.start()
    await buy.decide(again, 'Pay')
    await buy.expectPurchase('done')
    await expect.poll(() => coinOf(holder.address), patience).toBeGreaterThan(before)
  })

  it('[ONR-1] waits for a slow payment, also over a reload', async () => {
    const { buy, holder, page } = await enter()
    const before = await coinOf(holder.address)
    const vendor = await buy.start()
    await buy.decide(vendor, 'Pay slowly')
    await expect.poll(buy.state, patience).toMatch(/waiting|paid/)
    await page.reload()
    await expect.poll(() => coinOf(holder.address), patience).toBeGreaterThan(before)
    await page.locator('[data-part="page-notice"]', { hasText: 'Bought' }).waitFor(patience)
  })

  it('[ONR-1] offers a link where the browser blocks the window', async () => {
    // A window without an opener begins twice, and the test wallet with it.
    const { buy, holder, page } = await enter({
      tolerated: [/Cannot redefine property: Symbol\(latchkey-testing/],
    })
    const before = await coinOf(holder.address)
    expect(await buy.startBlocked()).toMatch(/^http:\/\/(localhost|127\.0\.0\.1)[:/]/)
    expect(await buy.state()).toBe('blocked')
    const opened = page.context().waitForEvent('page')
    await buy.part('open-vendor').click()
    const vendor = await opened
    await buy.decide(vendor, 'Pay')
    await buy.expectPurchase('done')
    await expect.poll(() => coinOf(holder.address), patience).toBeGreaterThan(before)
  })

  it('[ONR-1] refuses a link that was changed by one digit or used before, and moves nothing', async () => {
    const { buy, holder, page } = await enter({ tolerated: [/status of (403|410)/] })
    const before = await coinOf(holder.address)
    const link = await buy.startBlocked()
    const url = new URL(link)
    const receiver = url.searchParams.get('walletAddress') ?? ''
    expect(receiver.toLowerCase()).toBe(holder.address.toLowerCase())
    const digit = receiver.endsWith('0') ? '1' : '0'
    url.searchParams.set('walletAddress', `${receiver.slice(0, -1)}${digit}`)
    const vendor = await page.context().newPage()
    expect((await vendor.goto(url.href))?.status()).toBe(403)
    expect(await vendor.innerText('body')).toContain('This link is not valid')
    await vendor.goto(link)
    await vendor.getByRole('button', { name: 'Pay', exact: true }).waitFor()
    const other = await page.context().newPage()
    expect((await other.goto(link))?.status()).toBe(410)
    expect(await other.innerText('body')).toContain('This link was used before')
    expect(await coinOf(holder.address)).toBe(before)
  })

  it('[ONR-1] says that an order expired whose link nobody opened in time', async () => {
    const orderThere = await startBriefVendor(3_000)
    const { buy, page, modal, holder } = await enter({ tolerated: [/status of 410/] })
    const before = await coinOf(holder.address)
    await orderThere(page)
    const link = await buy.startBlocked()
    expect(await buy.state()).toBe('blocked')
    await expect.poll(buy.state, patience).toBe('expired')
    expect(await buy.part('status-title').innerText()).toBe('The order expired')
    expect(await modal.viewOf('BuyInProgress').innerText()).toContain('so nothing was bought')
    const vendor = await page.context().newPage()
    expect((await vendor.goto(link))?.status()).toBe(410)
    expect(await vendor.innerText('body')).toContain('This link has expired')
    expect(await coinOf(holder.address)).toBe(before)
    await modal.button('Try again').click()
    await modal.expectView('OnRampProviders')
  })

  it('[ONR-1] sells nothing in a refused country', async () => {
    const { buy } = await enter()
    await buy.part('country').selectOption('AQ')
    await buy.part('empty-state').waitFor()
    expect(await buy.part('empty-state').innerText()).toContain('in your country')
    expect(await buy.part('vendor-row').count()).toBe(0)
  })
})

describe('buying with other wallets', () => {
  it('[ONR-1] [WC-6] works with a paired wallet', async () => {
    const visit = await openFamilies(await browser(), { others: [], context: clipboard })
    await pairWallet(visit, await openWallet(await browser()))
    await expect.poll(() => visit.account('eip155'), patience).not.toBe(null)
    const address = (await visit.account('eip155')) as Address
    const before = await coinOf(address)
    const buy = buyOf(visit)
    await buy.open()
    await buy.fill({ amount: '50' })
    await buy.decide(await buy.start(), 'Pay')
    await buy.expectPurchase('done')
    await expect.poll(() => coinOf(address), patience).toBeGreaterThan(before)
  })

  it('[ONR-1] [FRM-3] works with the embedded wallet', async () => {
    const visit = await openEmbedded(partitions())
    const address = (await visit.signIn(visit.address, visit.mailbox)) as Address
    const buy = buyOf(visit)
    await buy.open()
    await buy.fill({ amount: '25' })
    await buy.decide(await buy.start(), 'Pay')
    await buy.expectPurchase('done')
    await expect.poll(() => coinOf(address), patience).toBeGreaterThan(0n)
  })
})
