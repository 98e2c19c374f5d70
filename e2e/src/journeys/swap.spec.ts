import { parseEther, parseUnits } from 'viem'
import { describe, expect, it } from 'vitest'
import { readChain } from '../browser/readChain'
import { useBrowser } from '../browser/useBrowser'
import { allow, allowanceOf, heldOf, mintFor, movePools, openSwap } from './openSwap'

const browser = useBrowser()
const patience = { timeout: 20_000 }

async function enter(options: Parameters<typeof openSwap>[1] = {}) {
  const visit = await openSwap(await browser(), options)
  await visit.form.open()
  return visit
}

describe('swapping from the modal', () => {
  it('[SWP-1] [SWP-2] [NAV-12] swaps coins for a token, and shows it in the activity', async () => {
    const { form, holder } = await enter()
    await form.fill({ from: 'ETH', to: 'LKD', amount: '0.5' })
    await expect.poll(() => form.part('swap-rate').innerText(), patience).toMatch(/^1 ETH = [\d,.]+ LKD$/)
    await form.review()
    expect((await form.part('swap-sent').innerText()).replace(/\s+/g, ' ')).toContain('0.5 ETH')
    expect(await form.part('swap').innerText()).toBe('Swap')
    await form.press()
    await form.expectSwapped()
    await expect.poll(() => heldOf('LKD', holder.address), patience).toBeGreaterThan(parseUnits('1500', 6))
    await expect.poll(form.newest, patience).toMatch(/Swapped .*0\.5 ETH/)
  })

  it('[SWP-1] approves exactly the amount, then swaps a token for coins', async () => {
    const { form, holder } = await enter()
    const before = await readChain().getBalance({ address: holder.address })
    await form.fill({ from: 'LKD', to: 'ETH', amount: '100' })
    await form.review()
    expect(await form.part('swap').innerText()).toBe('Approve')
    expect(await form.part('step').allInnerTexts()).toEqual(['Approve 100 LKD', 'Swap for ETH'])
    await form.press()
    await form.expectSwapped()
    await expect.poll(() => heldOf('LKD', holder.address), patience).toBe(parseUnits('900', 6))
    expect(await readChain().getBalance({ address: holder.address })).toBeGreaterThan(
      before + parseEther('0.03'),
    )
    expect(await allowanceOf('LKD', holder.address)).toBe(0n)
  })

  it('[SWP-1] swaps a token for a token with a signed permit, in one transaction', async () => {
    const visit = await openSwap(await browser())
    const { form, holder, wallet } = visit
    await mintFor('LKP', holder.address, parseEther('500'))
    await form.open()
    await form.fill({ from: 'LKP', to: 'LKD', amount: '200' })
    await form.review()
    expect(await form.part('swap').innerText()).toBe('Sign')
    await form.press()
    await form.expectSwapped()
    await expect.poll(() => heldOf('LKP', holder.address), patience).toBe(parseEther('300'))
    expect(await heldOf('LKD', holder.address)).toBeGreaterThan(parseUnits('1190', 6))
    const sent = (await wallet.log()).filter(({ method }) => method === 'eth_sendTransaction')
    expect(sent).toHaveLength(1)
  })

  it('[SWP-1] resets an old approval of a token like USDT first', async () => {
    const visit = await openSwap(await browser())
    const { form, holder } = visit
    await mintFor('LKU', holder.address, parseUnits('500', 6))
    await allow('LKU', holder.address, 7n)
    await form.open()
    await form.fill({ from: 'LKU', to: 'LKD', amount: '200' })
    await form.review()
    expect(await form.part('step').allInnerTexts()).toEqual([
      'Reset the old approval of LKU',
      'Approve 200 LKU',
      'Swap for LKD',
    ])
    await form.press()
    await form.expectSwapped()
    await expect.poll(() => heldOf('LKU', holder.address), patience).toBe(parseUnits('300', 6))
  })

  it('[SWP-1] refuses a token that keeps a part of each transfer, and says why', async () => {
    const visit = await openSwap(await browser())
    const { form, holder } = visit
    await mintFor('LKF', holder.address, parseEther('500'))
    await form.open()
    await form.fill({ from: 'LKF', to: 'ETH', amount: '100' })
    await expect.poll(() => form.part('swap-fault').innerText(), patience).toContain('keeps a part')
    expect(await form.part('review-swap').isDisabled()).toBe(true)
  })

  it('[SWP-1] keeps the form when the visitor declines, and goes on from there', async () => {
    const { form, holder, wallet } = await enter()
    await form.fill({ from: 'LKD', to: 'ETH', amount: '100' })
    await form.review()
    await wallet.reject({ method: 'eth_sendTransaction' })
    await form.press()
    await expect
      .poll(() => form.part('swap-fault').innerText(), patience)
      .toContain('You declined the approval')
    expect(await heldOf('LKD', holder.address)).toBe(parseUnits('1000', 6))
    await wallet.approve()
    await form.press()
    await form.expectSwapped()
    await expect.poll(() => heldOf('LKD', holder.address), patience).toBe(parseUnits('900', 6))
  })

  it('[SWP-1] sends nothing when the pool has moved since, and shows the new price', async () => {
    const { form, holder } = await enter()
    await mintFor('LKP', holder.address, 1n)
    await form.fill({ from: 'ETH', to: 'LKP', amount: '1' })
    await form.review()
    // Half of the pools: the visitor would get far less than they agreed to.
    await movePools('LKP', parseEther('150'))
    await form.press()
    await expect.poll(() => form.part('swap-fault').innerText(), patience).toContain('The price has changed')
    expect(await heldOf('LKP', holder.address)).toBe(1n)
    expect(await readChain().getBalance({ address: holder.address })).toBeGreaterThan(parseEther('9.99'))
  })

  it('[SWP-1] goes on after a reload between the approval and the swap', async () => {
    const { form, holder, wallet, page, demo } = await enter()
    await form.fill({ from: 'LKD', to: 'ETH', amount: '100' })
    await form.review()
    await form.press()
    await expect.poll(() => allowanceOf('LKD', holder.address), patience).toBe(parseUnits('100', 6))
    await wallet.reject({ method: 'eth_sendTransaction' })
    await page.reload()
    await expect.poll(demo.status, patience).toContain(holder.address)
    await wallet.approve()
    await form.open()
    await expect
      .poll(() => form.part('swap-pay').locator('[data-part="amount-input"]').inputValue(), patience)
      .toBe('100')
    await form.review()
    expect(await form.part('swap').innerText()).toBe('Swap')
    await form.press()
    await form.expectSwapped()
    await expect.poll(() => heldOf('LKD', holder.address), patience).toBe(parseUnits('900', 6))
  })

  it('[SWP-2] works on a phone in Arabic', async () => {
    const { form, holder } = await enter({
      query: 'locale=ar',
      context: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
    })
    await form.fill({ from: 'ETH', to: 'LKD', amount: '0.1' })
    await form.review()
    expect(await form.part('swap').innerText()).toBe('مبادلة')
    await form.press()
    await form.expectSwapped()
    await expect.poll(() => heldOf('LKD', holder.address), patience).toBeGreaterThan(parseUnits('1100', 6))
  })
})
