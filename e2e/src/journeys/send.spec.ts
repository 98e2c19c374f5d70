import { testAccounts } from '@latchkey/testing'
import { getSeedContracts } from '@latchkey/testing/node'
import { type Address, parseAbi, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { focusedName, pressUntil } from '../browser/keys'
import type { VisitOptions } from '../browser/openVisit'
import { readChain } from '../browser/readChain'
import { useBrowser } from '../browser/useBrowser'
import { openSend } from './openSend'

const browser = useBrowser()
const { dollar, collection } = getSeedContracts()
const abi = parseAbi([
  'function balanceOf(address owner) view returns (uint256)',
  'function ownerOf(uint256 id) view returns (address)',
])

const newAddress = () => privateKeyToAddress(generatePrivateKey())
const nativeOf = (address: Address) => readChain().getBalance({ address })
const dollarsOf = (owner: Address) =>
  readChain().readContract({ address: dollar, abi, functionName: 'balanceOf', args: [owner] })

/** Opens the form. */
async function enter(options: VisitOptions = {}) {
  const visit = await openSend(await browser(), { isEndowed: true, ...options })
  await visit.form.open()
  return visit
}

describe('sending from the modal', () => {
  it('[SND-1] [SND-5] [NAV-12] sends the native coin to the last unit, and shows it in the activity at once', async () => {
    const { form } = await enter()
    const to = newAddress()
    await form.fill({ to, symbol: 'ETH', amount: '1.000000000000000001' })
    await form.preview()
    expect((await form.part('send-amount').innerText()).replace(/\s+/g, ' ')).toContain(
      '1.000000000000000001 ETH',
    )
    expect(await form.part('send-to').locator('[data-part="address"]').textContent()).toBe(to)
    await form.send()
    await expect.poll(() => nativeOf(to)).toBe(parseEther('1') + 1n)
    await expect.poll(form.newest).toMatch(/Sent .*1 ETH/)
  })

  it('[SND-1] [SND-5] [NAV-8] sends a token, by keyboard alone from the page to the activity', async () => {
    const { form, page, modal, demo } = await openSend(await browser(), { isEndowed: true })
    const to = newAddress()
    await demo.entry.focus()
    await page.keyboard.press('Enter')
    await modal.expectView('Account')
    await pressUntil(page, 'Tab', /^send /)
    await page.keyboard.press('Enter')
    await modal.expectView('WalletSend')
    await expect.poll(() => focusedName(page)).toMatch(/^receiver-input/)
    await page.keyboard.type(to)
    await pressUntil(page, 'Tab', /^choose-token/)
    await page.keyboard.press('Enter')
    await modal.expectView('WalletSendSelectToken')
    await form.part('token-row').nth(1).waitFor()
    await pressUntil(page, 'Tab', /^token-row .*LKD/)
    await page.keyboard.press('Enter')
    await modal.expectView('WalletSend')
    await pressUntil(page, 'Tab', /^amount-input/)
    await page.keyboard.type('12.345678')
    await modal.frame.locator('[data-part="preview-send"]:enabled:not([aria-disabled])').waitFor()
    await page.keyboard.press('Enter')
    await modal.expectView('WalletSendPreview')
    await form.part('send-facts').waitFor()
    await pressUntil(page, 'Tab', /^send /)
    await page.keyboard.press('Enter')
    await form.expectSent()
    await expect.poll(() => dollarsOf(to)).toBe(12_345_678n)
  })

  it('[SND-5] sends all that the fee leaves with Max, and leaves nothing behind', async () => {
    const { form, holder } = await enter()
    const to = newAddress()
    await form.fill({ to, symbol: 'LKD', amount: 'max' })
    await form.preview()
    await form.send()
    await expect.poll(() => dollarsOf(to)).toBe(1_000_000_000n)
    expect(await dollarsOf(holder.address)).toBe(0n)

    await form.sendAll({ to, symbol: 'ETH', amount: 'max' })
    await expect.poll(() => nativeOf(holder.address)).toBe(0n)
    expect(await nativeOf(to)).toBeGreaterThan(parseEther('9.9'))
  })

  it('[SND-1] keeps the form when the visitor declines, and sends on the second try', async () => {
    const { form, wallet } = await enter()
    const to = newAddress()
    await form.fill({ to, symbol: 'ETH', amount: '0.5' })
    await form.preview()
    await wallet.reject({ method: 'eth_sendTransaction' })
    await form.part('send').click()
    await expect.poll(() => form.part('send-fault').innerText()).toContain('Nothing was sent')
    expect(await nativeOf(to)).toBe(0n)
    await wallet.approve()
    await form.send()
    await expect.poll(() => nativeOf(to)).toBe(parseEther('0.5'))
  })

  it('[SND-5] refuses the contract of a token, another family, and a mistyped address', async () => {
    const { form } = await enter()
    await form.choose('LKD')
    const mistyped = testAccounts[1].address.replace('C51812', 'c51812')
    for (const [text, reason] of [
      [dollar, /contract of a token/],
      ['0x0000000000000000000000000000000000000000', /lost/],
      ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', /Bitcoin address/],
      [mistyped, /typing mistake/],
      ['nobody.latchkey.eth', /no address/],
    ] as const) {
      await form.part('receiver-input').fill(text)
      await expect.poll(() => form.part('receiver-fault').innerText()).toMatch(reason)
    }
    await form.part('receiver-input').fill('alice.latchkey.eth')
    await expect
      .poll(() => form.part('receiver-found').locator('[data-part="address"]').textContent())
      .toBe(testAccounts[0].address)
  })

  it('[SND-1] sends a collectible from its tab', async () => {
    const { form, modal, demo, id } = await openSend(await browser(), { isEndowed: true })
    const to = newAddress()
    await demo.entry.click()
    await modal.expectView('Account')
    await modal.frame.locator('[data-tab="nfts"]').click()
    await form.part('send-nft').click()
    await modal.expectView('WalletSend')
    await form.part('receiver-input').fill(to)
    await form.preview()
    await form.send()
    await expect
      .poll(() => readChain().readContract({ address: collection, abi, functionName: 'ownerOf', args: [id] }))
      .toBe(to)
  })

  it('[SND-5] works on a phone in Arabic', async () => {
    const { form } = await enter({
      query: 'locale=ar',
      context: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
    })
    const to = newAddress()
    await form.fill({ to, symbol: 'ETH', amount: '0.5' })
    await form.preview()
    expect(await form.part('send').innerText()).toBe('إرسال')
    await form.send()
    await expect.poll(() => nativeOf(to)).toBe(parseEther('0.5'))
  })
})
