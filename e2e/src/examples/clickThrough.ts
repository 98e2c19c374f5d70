import type { Browser } from 'playwright-core'
import { recoverMessageAddress } from 'viem'
import { expect } from 'vitest'
import { demoRdns, demoWallet, openVisit } from '../browser/openVisit'
import { answerFromChain } from '../pages/answerFromChain'
import type { Framework } from './frameworks'
import { measureScripts, type Sizes } from './measureScripts'

/**
 * Connects, signs, declines, switches, comes back and disconnects on an example, by its own buttons and the modal's.
 * Returns the sizes of what it loaded. The test that calls it fails if a page logs a warning or an error.
 */
export async function clickThrough(
  browser: Browser,
  url: string,
  { message, hasOwnBalance = true }: Framework,
): Promise<Sizes> {
  const { page, modal, wallet, requests } = await openVisit(browser, {
    url,
    wallets: [demoWallet({ chains: [{ chainId: 1 }, { chainId: 8453 }] })],
    prepare: answerFromChain,
  })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const greeting = page.getByText(/^Hello 0x[0-9a-fA-F]{40}$/)
  const output = page.locator('output')
  const ownBalance = page.locator('p', { hasText: /^\s*[\d.,]+ ETH/ })

  await page.getByText('No wallet connected.').waitFor()
  await button('Connect wallet').waitFor()
  await page.waitForLoadState('networkidle')
  const early = await measureScripts(requests)
  await button('Connect wallet').click()
  await modal.row(demoRdns).waitFor()
  const open = await measureScripts(requests)
  await modal.row(demoRdns).click()
  await modal.expectClosed()
  const address = (await greeting.innerText()).replace('Hello ', '')
  await page.locator('[data-part="balance"]').getByText('ETH').waitFor()
  if (hasOwnBalance) await ownBalance.waitFor()

  await button('Sign').click()
  await expect.poll(() => output.innerText()).toMatch(/^0x[0-9a-f]{130}$/)
  const signature = (await output.innerText()) as `0x${string}`
  expect(await recoverMessageAddress({ message, signature })).toBe(address)
  await wallet.reject({ method: 'personal_sign', once: true })
  await button('Sign').click()
  await expect.poll(() => output.innerText()).toMatch(/declined|rejected/)

  const network = page.locator('latchkey-network-button button, [data-part="network-button"]').first()
  await button('Go to Base').click()
  await button('Go to Ethereum').waitFor()
  await network.getByText('Base').waitFor()
  expect((await wallet.state()).chainId).toBe(8453)

  await page.reload()
  expect(await greeting.innerText()).toBe(`Hello ${address}`)
  await button('Go to Ethereum').waitFor()
  await network.getByText('Base').click()
  await (await modal.expectView('Networks')).getByText('Ethereum').click()
  await button('Go to Base').waitFor()
  await page.keyboard.press('Escape')
  await modal.expectClosed()

  await button('Disconnect').click()
  await page.getByText('No wallet connected.').waitFor()
  await page.reload()
  await page.getByText('No wallet connected.').waitFor()
  await button('Connect wallet').waitFor()
  return { early, open }
}
