import { parseEther } from 'viem'
import { describe, expect, inject, it } from 'vitest'
import { addAuthenticator } from '../browser/addAuthenticator'
import { frameIn } from '../browser/frameIn'
import { openEmbedded } from '../browser/openEmbedded'
import { sendOf } from '../browser/sendOf'
import { setBalance } from '../browser/setBalance'
import { usePartitions } from '../browser/usePartitions'
import { purses } from './familyPurses'

const browser = usePartitions()
const patience = { timeout: 60_000 }

describe('a visitor who sets a limit in US dollars', () => {
  it('[FRM-12] touches a passkey to send more, and sends nothing without it', async () => {
    const [{ chainId }] = inject('stack').chains
    const visit = await openEmbedded(browser(), 0, { query: `networks=eip155:${chainId}` })
    const { page, context, modal, frame } = visit
    const account = await visit.signIn(visit.address, visit.mailbox)
    await setBalance(account, '2')
    const passkeys = await addAuthenticator(context, await frameIn(page))
    let touches = 0
    context.on('request', (request) => {
      if (request.url().endsWith('/v1/step-up')) touches += 1
    })

    await visit.openSettings()
    await frame.getByRole('button', { name: 'Add a passkey' }).click()
    await visit.confirm()
    await frame.getByText('Passkey added').waitFor()
    await frame.getByLabel('Ask for my passkey above').fill('100')
    await frame.locator('[data-part="save-limit"]').click()
    await visit.confirm()
    await frame.locator('[data-part="limit-now"]').filter({ hasText: '$100' }).waitFor()
    await frame.getByRole('button', { name: 'Close' }).click()
    await modal.expectView('AccountSettings')
    await modal.button('Close').click()
    await modal.expectClosed()

    const form = sendOf(visit)
    const to = purses.eip155.newAddress()
    const start = async (amount: string) => {
      await form.open()
      await form.fill({ to, symbol: 'ETH', amount })
      await form.preview()
      await modal.frame.locator('[data-part="send"]:enabled').click()
    }
    const received = () => purses.eip155.coin.of(to)
    const note = frame.locator('[data-part="step-up"]')

    // 30 dollars.
    await start('0.01')
    await frame.locator('[data-part="approval"]').waitFor()
    expect(await note.count()).toBe(0)
    await visit.approve()
    await form.expectSent()
    await expect.poll(received, patience).toBe(parseEther('0.01'))
    expect(touches).toBe(0)

    // 600 dollars.
    const find = await passkeys.lose()
    await start('0.2')
    await note.getByText('You’ll be asked for your passkey').waitFor()
    await visit.approve()
    await note.getByText('No passkey confirmed this. Try again.').waitFor()
    expect([touches, await received()]).toEqual([0, parseEther('0.01')])
    await find()
    await visit.approve()
    await form.expectSent()
    await expect.poll(received, patience).toBe(parseEther('0.21'))
    expect(touches).toBe(1)
  })
})
