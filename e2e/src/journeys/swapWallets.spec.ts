import { storagePrefix } from '@latchkey/protocol'
import { createPhrase } from '@latchkey/testing/pairing'
import { type Address, parseEther, parseUnits } from 'viem'
import { describe, expect, inject, it } from 'vitest'
import { openEmbedded } from '../browser/openEmbedded'
import { clipboard } from '../browser/openPairing'
import { openVisit } from '../browser/openVisit'
import { openWallet } from '../browser/openWallet'
import { pairWallet } from '../browser/pairWallet'
import { swapOf } from '../browser/swapOf'
import { useBrowser } from '../browser/useBrowser'
import { usePartitions } from '../browser/usePartitions'
import { mintDollars } from './accountChain'
import { purses } from './familyPurses'
import { heldOf } from './openSwap'

const browser = useBrowser()
const partitioned = usePartitions()
const patience = { timeout: 60_000 }
const tolerated = [/status of 503 .*\/history/]

describe('swapping with other wallets', () => {
  it('[SWP-1] [WC-6] approves and swaps with a paired wallet, which shows both', async () => {
    const visit = await openVisit(await browser(), { wallets: [], context: clipboard, tolerated })
    const { origin } = new URL(inject('stack').walletUrl)
    const localStorage = [{ name: `${storagePrefix}wallet-phrase`, value: createPhrase() }]
    const wallet = await openWallet(await browser(), {
      storageState: { cookies: [], origins: [{ origin, localStorage }] },
    })
    await pairWallet(visit, wallet)
    const address = (await visit.demo.hooks()).useAccount.address as Address
    await purses.eip155.coin.give(address, parseEther('2'))
    await mintDollars(address, parseUnits('300', 6))
    const form = swapOf(visit)
    const approve = () => wallet.sheet.getByRole('button', { name: /^(Send|Sign)$/ }).click(patience)
    await form.open()
    await form.fill({ from: 'LKD', to: 'ETH', amount: '100' })
    await form.review()
    await form.press()
    await approve()
    await expect.poll(() => form.part('swap-waiting').innerText(), patience).toContain('Confirm the swap')
    await approve()
    await form.expectSwapped()
    await expect.poll(() => heldOf('LKD', address), patience).toBe(parseUnits('200', 6))
  })

  it('[SWP-1] [FRM-13] approves and swaps at once with the embedded wallet, without coins', async () => {
    const [{ chainId }] = inject('stack').chains
    const visit = await openEmbedded(partitioned(), 0, { query: `networks=eip155:${chainId}`, tolerated })
    const address = (await visit.signIn(visit.address, visit.mailbox)) as Address
    await mintDollars(address, parseUnits('300', 6))
    const form = swapOf(visit)
    await form.open()
    await form.fill({ from: 'LKD', to: 'LKT', amount: '100' })
    await form.review()
    await form.press()
    await visit.approve()
    await form.expectSwapped()
    await expect.poll(() => heldOf('LKD', address), patience).toBe(parseUnits('200', 6))
    expect(await heldOf('LKT', address)).toBeGreaterThan(parseEther('1'))
    await expect.poll(form.newest, patience).toMatch(/Swapped/)
  })
})
