import { testAccounts } from '@latchkey/testing'
import { getSeedContracts } from '@latchkey/testing/node'
import { type Address, formatEther, parseAbi, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { connectWallet } from '../browser/connectWallet'
import { focusedName, pressUntil } from '../browser/keys'
import { demoWallet, openVisit, type Visit, type VisitOptions } from '../browser/openVisit'
import { readChain } from '../browser/readChain'
import { useBrowser } from '../browser/useBrowser'
import { createHolder } from './accountChain'

const browser = useBrowser()
const { dollar, collection } = getSeedContracts()
const abi = parseAbi([
  'function balanceOf(address owner) view returns (uint256)',
  'function ownerOf(uint256 id) view returns (address)',
])
const timeout = 120_000
/** The gateway answers 503 while it still reads a long past, and the page asks again. */
const tolerated = [/status of 503 .*\/history/]

const newAddress = () => privateKeyToAddress(generatePrivateKey())
const part = ({ modal }: Visit, name: string) => modal.frame.locator(`[data-part="${name}"]`)
const nativeOf = (address: Address) => readChain().getBalance({ address })
const dollarsOf = (owner: Address) =>
  readChain().readContract({ address: dollar, abi, functionName: 'balanceOf', args: [owner] })

/** Opens the send form of a new account with 10 ether, 1,000 LKD and a collectible. */
async function openSend(options: VisitOptions = {}, ether = '10') {
  const holder = await createHolder(ether)
  const id = await holder.endow()
  const wallets = [demoWallet({ keys: [holder.privateKey], capabilities: {} })]
  const visit = await openVisit(await browser(), { wallets, tolerated, ...options })
  await connectWallet(visit)
  await visit.demo.entry.click()
  await visit.modal.expectView('Account')
  await part(visit, 'send').click()
  await visit.modal.expectView('WalletSend')
  return { ...visit, holder, id }
}

async function choose(visit: Visit, symbol: string): Promise<void> {
  await part(visit, 'choose-token').click()
  await visit.modal.frame.locator(`[data-part="token-row"][data-token="${symbol}"]`).click()
  await visit.modal.expectView('WalletSend')
}

async function preview(visit: Visit): Promise<void> {
  await visit.modal.frame.locator('[data-part="preview-send"]:enabled:not([aria-disabled])').click()
  await visit.modal.expectView('WalletSendPreview')
  await part(visit, 'send-facts').waitFor()
}

async function expectSent(visit: Visit): Promise<void> {
  await visit.modal.expectView('Account')
  await visit.modal.frame.locator('[data-tab="activity"]').click()
  await part(visit, 'transaction').first().waitFor()
}

describe('sending from the modal', () => {
  it('[SND-1] [SND-5] [NAV-12] sends the native coin to the last unit, and shows it in the activity at once', {
    timeout,
  }, async () => {
    const visit = await openSend()
    const to = newAddress()
    await part(visit, 'receiver-input').fill(to)
    await choose(visit, 'ETH')
    await part(visit, 'amount-input').fill('1.000000000000000001')
    await preview(visit)
    expect((await part(visit, 'send-amount').innerText()).replace(/\s+/g, ' ')).toContain(
      '1.000000000000000001 ETH',
    )
    expect(await part(visit, 'send-to').locator('[data-part="address"]').textContent()).toBe(to)
    await part(visit, 'send').click()
    await expectSent(visit)
    await expect.poll(() => nativeOf(to)).toBe(parseEther('1') + 1n)
    await expect
      .poll(async () => (await part(visit, 'transaction').first().innerText()).replace(/\s+/g, ' '))
      .toMatch(/Sent .*1 ETH/)
  })

  it('[SND-1] [SND-5] sends a token, by keyboard alone', { timeout }, async () => {
    const visit = await openSend()
    const { page, modal } = visit
    const to = newAddress()
    await expect.poll(() => focusedName(page)).toMatch(/^receiver-input/)
    await page.keyboard.type(to)
    await pressUntil(page, 'Tab', /^choose-token/)
    await page.keyboard.press('Enter')
    await modal.expectView('WalletSendSelectToken')
    await part(visit, 'token-row').nth(1).waitFor()
    await pressUntil(page, 'Tab', /^token-row .*LKD/)
    await page.keyboard.press('Enter')
    await modal.expectView('WalletSend')
    await pressUntil(page, 'Tab', /^amount-input/)
    await page.keyboard.type('12.345678')
    await modal.frame.locator('[data-part="preview-send"]:enabled:not([aria-disabled])').waitFor()
    await page.keyboard.press('Enter')
    await modal.expectView('WalletSendPreview')
    await part(visit, 'send-facts').waitFor()
    await pressUntil(page, 'Tab', /^send /)
    await page.keyboard.press('Enter')
    await expectSent(visit)
    await expect.poll(() => dollarsOf(to)).toBe(12_345_678n)
  })

  it('[SND-5] sends all that the fee leaves with Max', { timeout }, async () => {
    const visit = await openSend()
    const to = newAddress()
    await choose(visit, 'LKD')
    await part(visit, 'receiver-input').fill(to)
    await modal(visit, '[data-part="max"]:enabled').click()
    await preview(visit)
    await part(visit, 'send').click()
    await expectSent(visit)
    await expect.poll(() => dollarsOf(to)).toBe(1_000_000_000n)
    expect(await dollarsOf(visit.holder.address)).toBe(0n)

    await visit.modal.frame.locator('[data-part="send"]').click()
    await visit.modal.expectView('WalletSend')
    await choose(visit, 'ETH')
    await part(visit, 'receiver-input').fill(to)
    await modal(visit, '[data-part="max"]:enabled').click()
    await preview(visit)
    await part(visit, 'send').click()
    await expectSent(visit)
    await expect.poll(async () => Number(formatEther(await nativeOf(to)))).toBeGreaterThan(9.9)
    // What stays is the difference between the highest fee and the one that was taken.
    expect(Number(formatEther(await nativeOf(visit.holder.address)))).toBeLessThan(0.001)
  })

  it('[SND-1] keeps the form when the visitor declines, and sends on the second try', {
    timeout,
  }, async () => {
    const visit = await openSend()
    const to = newAddress()
    await part(visit, 'receiver-input').fill(to)
    await choose(visit, 'ETH')
    await part(visit, 'amount-input').fill('0.5')
    await preview(visit)
    await visit.wallet.reject({ method: 'eth_sendTransaction' })
    await part(visit, 'send').click()
    await expect.poll(() => part(visit, 'send-fault').innerText()).toContain('Nothing was sent')
    expect(await nativeOf(to)).toBe(0n)
    await visit.wallet.approve()
    await part(visit, 'send').click()
    await expectSent(visit)
    await expect.poll(() => nativeOf(to)).toBe(parseEther('0.5'))
  })

  it('[SND-5] refuses the contract of a token, another family, and a mistyped address', {
    timeout,
  }, async () => {
    const visit = await openSend()
    await choose(visit, 'LKD')
    const mistyped = testAccounts[1].address.replace('C51812', 'c51812')
    for (const [text, reason] of [
      [dollar, /contract of a token/],
      ['0x0000000000000000000000000000000000000000', /lost/],
      ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', /Bitcoin address/],
      [mistyped, /typing mistake/],
      ['nobody.latchkey.eth', /no address/],
    ] as const) {
      await part(visit, 'receiver-input').fill(text)
      await expect.poll(() => part(visit, 'receiver-fault').innerText()).toMatch(reason)
    }
    await part(visit, 'receiver-input').fill('alice.latchkey.eth')
    await expect
      .poll(() => part(visit, 'receiver-found').locator('[data-part="address"]').textContent())
      .toBe(testAccounts[0].address)
  })

  it('[SND-1] [ACC-4] follows a transaction over a reload', { timeout }, async () => {
    const visit = await openSend()
    const to = newAddress()
    await part(visit, 'receiver-input').fill(to)
    await choose(visit, 'ETH')
    await part(visit, 'amount-input').fill('0.5')
    await preview(visit)
    await visit.page.reload()
    // A form isn't kept, and nothing was sent.
    expect(await nativeOf(to)).toBe(0n)
    await visit.demo.entry.click()
    await visit.modal.expectView('Account')
    await part(visit, 'send').click()
    await part(visit, 'receiver-input').fill(to)
    await choose(visit, 'ETH')
    await part(visit, 'amount-input').fill('0.5')
    await preview(visit)
    await part(visit, 'send').click()
    await visit.modal.expectView('Account')
    await visit.page.reload()
    await visit.demo.entry.click()
    await expectSent(visit)
    await expect.poll(() => nativeOf(to)).toBe(parseEther('0.5'))
    // Whoever was sent to is offered first the next time.
    await part(visit, 'send').click()
    await modal(visit, `[data-part="receiver-row"][data-address="${to}"]`).waitFor()
  })

  it('[SND-1] sends a collectible from its tab', { timeout }, async () => {
    const visit = await openSend()
    const to = newAddress()
    await visit.modal.button('Back').click()
    await visit.modal.expectView('Account')
    await visit.modal.frame.locator('[data-tab="nfts"]').click()
    await part(visit, 'send-nft').click()
    await visit.modal.expectView('WalletSend')
    await part(visit, 'receiver-input').fill(to)
    await preview(visit)
    await part(visit, 'send').click()
    await expectSent(visit)
    await expect
      .poll(() =>
        readChain().readContract({ address: collection, abi, functionName: 'ownerOf', args: [visit.id] }),
      )
      .toBe(to)
  })

  it('[SND-5] works on a phone in Arabic', { timeout }, async () => {
    const visit = await openSend({
      query: 'locale=ar',
      context: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
    })
    const to = newAddress()
    await part(visit, 'receiver-input').fill(to)
    await choose(visit, 'ETH')
    await part(visit, 'amount-input').fill('0.5')
    await preview(visit)
    expect(await part(visit, 'send').innerText()).toBe('إرسال')
    await part(visit, 'send').click()
    await expectSent(visit)
    await expect.poll(() => nativeOf(to)).toBe(parseEther('0.5'))
  })
})

function modal({ modal }: Visit, selector: string) {
  return modal.frame.locator(selector)
}
