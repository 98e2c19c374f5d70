import { testAccounts } from '@latchkey/testing'
import { type Hex, parseEther, verifyMessage, verifyTypedData } from 'viem'
import { describe, expect, inject, it } from 'vitest'
import { copyLink } from '../browser/copyLink'
import { clipboard, openPairing } from '../browser/openPairing'
import { openVisit } from '../browser/openVisit'
import { openWallet } from '../browser/openWallet'
import { pairWallet } from '../browser/pairWallet'
import { readChain } from '../browser/readChain'
import { readCode } from '../browser/readCode'
import { useBrowser } from '../browser/useBrowser'
import { walletOf } from '../browser/walletOf'

const browser = useBrowser()
const { demoUrl, gatewayUrl } = inject('stack')
const { address } = testAccounts[0]
const connected = `connected ${address} eip155:31337`

const order = {
  domain: { name: 'Shop', version: '1', chainId: 31337 },
  types: { Order: [{ name: 'item', type: 'string' }] },
  primaryType: 'Order',
  message: { item: 'A latchkey' },
} as const

describe('pairing a wallet', () => {
  it('[WC-1] [WC-3] scans a code that matches the link, approves in the wallet, and the page shows the account', async () => {
    const visit = await openVisit(await browser(), { wallets: [], context: clipboard })
    const { page } = visit
    const sockets: (string | undefined)[] = []
    page.on('websocket', (socket) => sockets.push(socket.url().split('?')[0]))
    const opened = visit.context.waitForEvent('page')
    await page.getByRole('link', { name: 'Open the demo wallet' }).click()
    const wallet = walletOf(await opened)
    await page.bringToFront()
    expect(sockets).toEqual([])
    const view = await openPairing(visit)
    const uri = await copyLink(visit)
    expect(uri).toMatch(/^wc:[0-9a-f]{64}@2\?/)
    expect(await readCode(view.locator('[data-part="qr-code"]'))).toBe(uri)
    await expect.poll(visit.demo.status).toBe('connecting')

    await wallet.page.bringToFront()
    await wallet.pair(uri)
    await wallet.sheet.getByText(new URL(demoUrl).host).waitFor()
    await wallet.decide('Connect')
    await page.bringToFront()
    await visit.modal.expectClosed()
    await expect.poll(visit.demo.status).toBe(connected)
    await expect.poll(() => visit.demo.entry.getAttribute('data-part')).toBe('account-button')
    await expect.poll(async () => (await visit.demo.hooks()).useWalletInfo?.name).toBe('Latchkey wallet')
    await expect.poll(() => wallet.sites.allInnerTexts()).toEqual([expect.stringContaining('Local chain')])
    expect(sockets).toEqual([`${gatewayUrl.replace(/^http/, 'ws')}/relay`])
  })

  it('[WC-9] [WC-4] survives a reload of the page, of the wallet, and of both', async () => {
    const visit = await openVisit(await browser(), { wallets: [], context: clipboard })
    const wallet = await openWallet(await browser())
    await pairWallet(visit, wallet)
    await visit.page.reload()
    await expect.poll(visit.demo.status).toBe(connected)
    await Promise.all([wallet.page.reload(), visit.page.reload()])
    await expect.poll(visit.demo.status).toBe(connected)
    await expect.poll(() => wallet.sites.count()).toBe(1)
    await visit.page.getByRole('button', { name: 'Sign', exact: true }).click()
    await wallet.decide('Sign')
    await visit.page.locator('[data-result="sign"]').getByText('Verified').waitFor()
  })

  it('[WC-6] [EVM-2] signs a message and typed data, and sends a transaction that arrives', async () => {
    const visit = await openVisit(await browser(), { wallets: [], context: clipboard })
    const wallet = await openWallet(await browser())
    const { page } = visit
    await pairWallet(visit, wallet)
    const message = 'Zwölf Boxkämpfer, 12 キー 🔑'
    await page.getByRole('textbox', { name: 'Message' }).fill(message)
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await wallet.sheet.getByText(message).waitFor()
    await wallet.decide('Sign')
    const signed = page.locator('[data-result="sign"]')
    await signed.getByText('Verified').waitFor()
    const signature = (await signed.locator('code').innerText()) as Hex
    expect(await verifyMessage({ address, message, signature })).toBe(true)

    const typed = page.evaluate(askWallet, { method: 'eth_signTypedData_v4', params: [address, order] })
    await wallet.sheet.getByText('A latchkey').waitFor()
    await wallet.decide('Sign')
    expect(await verifyTypedData({ address, ...order, signature: (await typed) as Hex })).toBe(true)

    await page.getByRole('button', { name: 'Send 0.001' }).click()
    await wallet.sheet.getByText(/0\.001/).waitFor()
    await wallet.decide('Send')
    const sent = page.locator('[data-result="send"]')
    await sent.getByText(/Mined in block \d+/).waitFor({ timeout: 30_000 })
    const hash = (await sent.locator('code').innerText()) as Hex
    expect(await readChain().getTransactionReceipt({ hash })).toMatchObject({
      status: 'success',
      from: address.toLowerCase(),
    })
    expect(await readChain().getTransaction({ hash })).toMatchObject({ value: parseEther('0.001') })
  })

  it('[CON-12] reports that the wallet declined to sign, and signs on retry', async () => {
    const visit = await openVisit(await browser(), { wallets: [], context: clipboard })
    const wallet = await openWallet(await browser())
    await pairWallet(visit, wallet)
    const sign = visit.page.getByRole('button', { name: 'Sign', exact: true })
    const result = visit.page.locator('[data-result="sign"]')
    await sign.click()
    await wallet.decide('Reject')
    await result.locator('.fault').waitFor()
    expect(await result.locator('.fault').innerText()).toMatch(/declined/i)
    expect(await visit.demo.status()).toBe(connected)
    await sign.click()
    await wallet.decide('Sign')
    await result.getByText('Verified').waitFor()
  })
})

/** Runs in the page: sends requests that the demo has no card for. */
async function askWallet(call: { method: string; params: unknown[] }): Promise<unknown> {
  const { connectors = [] } = window.latchkey?.getState().connect ?? {}
  const paired = connectors.find(({ id }) => id === 'walletConnect')
  return (paired?.provider as { request(asked: unknown): Promise<unknown> } | undefined)?.request(call)
}
