import { testAccounts } from '@latchkey/testing'
import { type Hex, parseEther, verifyMessage } from 'viem'
import { describe, expect, it } from 'vitest'
import { connectWallet } from '../browser/connectWallet'
import { demoWallet, openVisit } from '../browser/openVisit'
import { readChain } from '../browser/readChain'
import { useBrowser } from '../browser/useBrowser'

const browser = useBrowser()
const address = testAccounts[0].address
// Other files run meanwhile, so this account sends only here.
const sender = testAccounts[5]

describe('a site that uses the connected wallet', () => {
  it('[EVM-2] signs a message, and the signature is the account’s', async () => {
    const visit = await openVisit(await browser())
    const { page } = visit
    await connectWallet(visit)
    const message = 'Zwölf Boxkämpfer, 12 キー 🔑'
    await page.getByRole('textbox', { name: 'Message' }).fill(message)
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    const result = page.locator('[data-result="sign"]')
    await result.getByText('Verified').waitFor()
    const signature = (await result.locator('code').innerText()) as Hex
    expect(await verifyMessage({ address, message, signature })).toBe(true)
    expect(await verifyMessage({ address, message: `${message}!`, signature })).toBe(false)
  })

  it('[CON-12] reports that the visitor declined to sign, and signs on retry', async () => {
    const visit = await openVisit(await browser())
    const { page, wallet } = visit
    await connectWallet(visit)
    await wallet.reject({ method: 'personal_sign', once: true })
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    const result = page.locator('[data-result="sign"]')
    await result.locator('.fault').waitFor()
    expect(await result.locator('.fault').innerText()).toMatch(/declined/i)
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await result.getByText('Verified').waitFor()
  })

  it('[EVM-2] sends a transaction that is mined, and the shown balance follows', async () => {
    const visit = await openVisit(await browser(), { wallets: [demoWallet({ keys: [sender.privateKey] })] })
    const { page, demo } = visit
    await connectWallet(visit)
    await page.getByRole('button', { name: 'Send 0.001' }).click()
    const result = page.locator('[data-result="send"]')
    await result.getByText(/Mined in block \d+/).waitFor({ timeout: 30_000 })
    const hash = (await result.locator('code').innerText()) as Hex
    const receipt = await readChain().getTransactionReceipt({ hash })
    expect(receipt).toMatchObject({ status: 'success', from: sender.address.toLowerCase() })
    expect(await readChain().getTransaction({ hash })).toMatchObject({ value: parseEther('0.001') })
    const wei = await readChain().getBalance({ address: sender.address })
    await expect
      .poll(async () => parseEther((await demo.hooks()).useAccount.details.balance ?? '0'))
      .toBe(wei)
  })
})
