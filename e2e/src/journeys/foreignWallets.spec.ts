import { installMockWallet } from '@johanneskares/wallet-mock'
import { testAccounts } from '@latchkey/testing'
import { injectHeadlessWeb3Provider, Web3RequestKind } from 'headless-web3-provider'
import { http, recoverTypedDataAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { describe, expect, inject, it } from 'vitest'
import { connectWallet } from '../browser/connectWallet'
import { openVisit, type Visit } from '../browser/openVisit'
import { useBrowser } from '../browser/useBrowser'

const browser = useBrowser()
const [alice] = testAccounts
const connected = `connected ${alice.address} eip155:31337`

/** Signs on the demo's page, which verifies the signature itself. */
async function sign({ page }: Visit) {
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
}
const verified = ({ page }: Visit) => page.getByText('Verified: signed by your account.').waitFor()

const order = {
  domain: { name: 'Shop', chainId: 31_337 },
  types: { Order: [{ name: 'item', type: 'string' }] },
  primaryType: 'Order',
  message: { item: 'Tea' },
} as const

/** Disconnects in the modal, and comes back to the page. */
async function leave(visit: Visit) {
  const { demo, modal, page } = visit
  await demo.entry.click()
  await modal.expectView('Account')
  await modal.button('Disconnect').click()
  await expect.poll(demo.status).toBe('disconnected')
  await page.reload()
  await expect.poll(demo.status).toBe('disconnected')
}

describe('test wallets of others', () => {
  it('[EVM-1] [EVM-2] wallet-mock connects, signs and disconnects', async () => {
    const { chains } = inject('stack')
    const visit = await openVisit(await browser(), {
      wallets: [],
      prepare: (browserContext) =>
        installMockWallet({
          browserContext,
          account: privateKeyToAccount(alice.privateKey),
          defaultChain: foundry,
          transports: { [foundry.id]: http(chains[0].rpcUrl) },
        }),
    })
    await connectWallet(visit, 'com.example.mock-wallet')
    await expect.poll(visit.demo.status).toBe(connected)
    await sign(visit)
    await verified(visit)
    await leave(visit)
  })

  it('[EVM-1] [EVM-2] [CON-12] headless-web3-provider connects, declines, signs, tells of a new account and disconnects', async () => {
    const { chains } = inject('stack')
    const visit = await openVisit(await browser(), { wallets: [], load: false })
    const { page, demo, modal } = visit
    const wallet = await injectHeadlessWeb3Provider(page, [alice.privateKey], 31_337, chains[0].rpcUrl)
    await page.goto(visit.url)
    await demo.entry.click()
    const row = modal.row('unverified:headless-web3-provider')
    await row.getByText('Unverified', { exact: true }).waitFor()
    await row.click()
    await expect.poll(() => wallet.getPendingRequestCount(Web3RequestKind.RequestAccounts)).toBe(1)
    await wallet.reject(Web3RequestKind.RequestAccounts)
    await (await modal.expectView('ConnectingExternal')).getByText('Request declined').waitFor()
    await modal.button('Try again').click()
    await expect.poll(() => wallet.getPendingRequestCount(Web3RequestKind.RequestAccounts)).toBe(1)
    await wallet.authorize(Web3RequestKind.RequestAccounts)
    await modal.expectClosed()
    await expect.poll(demo.status).toBe(connected)

    await sign(visit)
    await expect.poll(() => wallet.getPendingRequestCount(Web3RequestKind.SignMessage)).toBe(1)
    await wallet.authorize(Web3RequestKind.SignMessage)
    // It signs the hexadecimal letters of the request instead of the bytes they stand for, and the page tells.
    await page.getByText('Another account made this signature.').waitFor()

    const typed = page.evaluate((data) => window.latchkey?.signTypedData('eip155', data), order)
    await expect.poll(() => wallet.getPendingRequestCount(Web3RequestKind.SignTypedDataV4)).toBe(1)
    await wallet.authorize(Web3RequestKind.SignTypedDataV4)
    const signature = (await typed) ?? expect.unreachable('the page has an instance')
    expect(await recoverTypedDataAddress({ ...order, signature })).toBe(alice.address)

    await wallet.changeAccounts([testAccounts[1].privateKey])
    await expect.poll(demo.status).toContain(testAccounts[1].address)
    await leave(visit)
  })
})
