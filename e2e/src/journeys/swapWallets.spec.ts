import { storagePrefix } from '@latchkey/protocol'
import { createPhrase } from '@latchkey/testing/pairing'
import { type Address, parseEther, parseUnits } from 'viem'
import { describe, expect, inject, it } from 'vitest'
import { clipboard } from '../browser/openPairing'
import { openVisit } from '../browser/openVisit'
import { openWallet } from '../browser/openWallet'
import { pairWallet } from '../browser/pairWallet'
import { swapOf } from '../browser/swapOf'
import { useBrowser } from '../browser/useBrowser'
import { mintDollars } from './accountChain'
import { purses } from './familyPurses'
import { heldOf } from './openSwap'

const browser = useBrowser()
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
})
