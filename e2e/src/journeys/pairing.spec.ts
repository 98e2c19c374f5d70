import { testAccounts } from '@latchkey/testing'
import { type Hex, parseEther, verifyMessage } from 'viem'
import { describe, expect, inject, it } from 'vitest'
import { copyLink } from '../browser/copyLink'
import { clipboard, openPairing } from '../browser/openPairing'
import { openVisit } from '../browser/openVisit'
import { openWallet } from '../browser/openWallet'
import { pairWallet } from '../browser/pairWallet'
import { readChain } from '../browser/readChain'
import { readCode } from '../browser/readCode'
import { useBrowser } from '../browser/useBrowser'

const browser = useBrowser()
const stack = inject('stack')
const address = testAccounts[0].address
const connected = `connected ${address} eip155:31337`

describe('a visitor pairs a wallet elsewhere', () => {
  it('[WC-1] [WC-3] scans a code that is the link to copy, approves in the wallet, and is connected', async () => {
    const visit = await openVisit(await browser(), { wallets: [], context: clipboard })
    const wallet = await openWallet(await browser())
    const view = await openPairing(visit)
    const uri = await copyLink(visit)
    expect(uri).toMatch(/^wc:[0-9a-f]{64}@2\?/)
    expect(await readCode(view.locator('[data-part="qr-code"]'))).toBe(uri)
    expect(await visit.demo.status()).toBe('connecting')

    await wallet.pair(uri)
    await wallet.sheet.getByText(new URL(stack.demoUrl).host).waitFor()
    await wallet.decide('Connect')
    await visit.modal.expectClosed()
    await expect.poll(visit.demo.status).toBe(connected)
    expect(await wallet.sites.count()).toBe(1)
    await visit.page.reload()
    await expect.poll(visit.demo.status).toBe(connected)
  })

  it('[EVM-2] [WC-6] signs and sends through the paired wallet', async () => {
    const visit = await openVisit(await browser(), { wallets: [], context: clipboard })
    const wallet = await openWallet(await browser())
    const { page } = visit
    await pairWallet(visit, wallet)
    const message = 'Zwölf Boxkämpfer, 12 キー 🔑'
    await page.getByRole('textbox', { name: 'Message' }).fill(message)
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await wallet.sheet.getByText(message).waitFor()
    await wallet.decide('Sign')
    const result = page.locator('[data-result="sign"]')
    await result.getByText('Verified').waitFor()
    const signature = (await result.locator('code').innerText()) as Hex
    expect(await verifyMessage({ address, message, signature })).toBe(true)

    await page.getByRole('button', { name: 'Send 0.001' }).click()
    await wallet.decide('Send')
    const sent = page.locator('[data-result="send"]')
    await sent.getByText(/Mined in block \d+/).waitFor({ timeout: 30_000 })
    const hash = (await sent.locator('code').innerText()) as Hex
    expect(await readChain().getTransaction({ hash })).toMatchObject({ value: parseEther('0.001') })
  })
})
