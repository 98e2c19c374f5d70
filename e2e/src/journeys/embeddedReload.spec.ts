import type { Request } from 'playwright-core'
import { parseEther } from 'viem'
import { describe, expect, inject, it } from 'vitest'
import { isNodeCall } from '../browser/isNodeCall'
import { isPutVault } from '../browser/isPutVault'
import { loseAnswer } from '../browser/loseAnswer'
import { openEmbedded } from '../browser/openEmbedded'
import { readChain } from '../browser/readChain'
import { setBalance } from '../browser/setBalance'
import { usePartitions } from '../browser/usePartitions'

const browser = usePartitions()

/** One family, so the account is the same before and after. */
const onlyEvm = () => ({ query: `networks=eip155:${inject('stack').chains[0].chainId}` })

const isSending = (request: Request) => isNodeCall(request, 'eth_sendUserOperation')

type Embedded = Awaited<ReturnType<typeof openEmbedded>>

async function expectSigned({ page, approve }: Embedded): Promise<void> {
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await approve()
  await page.getByText('Verified: signed by your account.').waitFor()
}

describe('a visitor who reloads the page', () => {
  it.each([
    ['before the server has it', false],
    ['after the server has it', true],
  ])('[FRM-17] while the wallet is being stored, %s, has no wallet or that one', async (_, isServed) => {
    const visit = await openEmbedded(browser())
    const { page, context, demo, modal, address, mailbox } = visit
    const lost = await loseAnswer(context, isPutVault, { isServed })
    await visit.submitEmail(address)
    await visit.typeCode(await mailbox.code())
    const { addresses } = (await lost.asked).postDataJSON()
    // Nobody can send anything to a wallet that might get lost.
    expect((await demo.hooks()).useAccount.address).toBe(null)
    await modal.expectView('Create')
    expect(await modal.frame.innerText()).not.toMatch(/0x[0-9a-f]{4}/i)
    await page.reload()
    await lost.restore()
    await demo.entry.waitFor()
    expect(await demo.status()).toBe('disconnected')

    // The frame is still signed in, so the address alone is enough.
    const mails = await mailbox.count()
    await visit.submitEmail(address)
    const account = await visit.expectAccount()
    expect(account.toLowerCase() === addresses.eip155.toLowerCase()).toBe(isServed)
    expect(await mailbox.count()).toBe(mails)
    await expectSigned(visit)
  })

  it('[FRM-12] with an approval or the settings open has neither, and goes on', async () => {
    const visit = await openEmbedded(browser(), 0, onlyEvm())
    const { page, modal, frame, address, mailbox } = visit
    const account = await visit.signIn(address, mailbox)
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await frame.locator('[data-part="approval"]').waitFor()
    await page.reload()
    expect(await visit.expectAccount()).toBe(account)
    expect(await modal.host.count()).toBe(0)
    expect(await page.locator('dialog[open]').count()).toBe(0)
    await expectSigned(visit)

    const openSettings = async () => {
      await visit.openSettings()
      await frame.getByRole('button', { name: 'Add a passkey' }).waitFor()
    }
    await openSettings()
    await page.reload()
    expect(await visit.expectAccount()).toBe(account)
    expect(await page.locator('dialog[open]').count()).toBe(0)
    await openSettings()
    await frame.getByRole('button', { name: 'Close' }).click()
    await modal.expectView('AccountSettings')
  })

  it('[FRM-12] before the answer to a transaction has sent it once', async () => {
    const visit = await openEmbedded(browser(), 0, onlyEvm())
    const { page, context, address, mailbox } = visit
    const account = (await visit.signIn(address, mailbox)) as `0x${string}`
    await setBalance(account, '1')
    const lost = await loseAnswer(context, isSending, { isServed: true })
    await page.getByRole('button', { name: /^Send 0\.001/ }).click()
    await visit.approve()
    await lost.asked
    await page.reload()
    await lost.restore()
    expect(await visit.expectAccount()).toBe(account)
    // The operator pays the fee, so what is missing was sent.
    const balance = () => readChain().getBalance({ address: account })
    await expect.poll(balance, { timeout: 30_000 }).toBe(parseEther('0.999'))
    await page.getByRole('button', { name: /^Send 0\.001/ }).click()
    await visit.approve()
    await page.locator('[data-result="send"] .good').waitFor()
    expect(await balance()).toBe(parseEther('0.998'))
  })
})
