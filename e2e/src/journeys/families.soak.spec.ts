import { describe, expect, it } from 'vitest'
import { copyLink } from '../browser/copyLink'
import { type FamiliesVisit, openFamilies } from '../browser/openFamilies'
import { clipboard, openPairing } from '../browser/openPairing'
import { openWallet } from '../browser/openWallet'
import { useBrowser } from '../browser/useBrowser'
import type { WalletHandle } from '../browser/walletOf'
import { accounts, chooseNetwork, families } from './familyAccounts'

const browser = useBrowser()

/** Signs and sends with a paired wallet; on Polkadot the page sends what the wallet signed. */
async function useWallet(
  { page }: FamiliesVisit,
  wallet: WalletHandle,
  verb: 'Send' | 'Sign',
): Promise<void> {
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await wallet.decide('Sign')
  await page.locator('[data-result="sign"]').getByText('Verified').waitFor()
  await page.getByRole('button', { name: /^Send 0/ }).click()
  await wallet.decide(verb)
  await page.locator('[data-result="send"]').getByText('Arrived').waitFor({ timeout: 30_000 })
}

describe('several families at once', () => {
  it('[CON-13] [WC-3] share one paired wallet, which signs and sends in three of them', async () => {
    const visit = await openFamilies(await browser(), { others: [], context: clipboard })
    const wallet = await openWallet(await browser())
    const { page, modal } = visit
    await openPairing(visit)
    await wallet.pair(await copyLink(visit))
    await wallet.sheet.getByText('Local Solana').waitFor()
    await wallet.decide('Connect')
    await modal.expectClosed()
    // One session serves all families it grants: there is no second prompt.
    const all = [accounts.eip155, accounts.solana, accounts.bip122, expect.stringMatching(/^5/)]
    const shown = () => Promise.all(families.map(visit.account))
    await expect.poll(shown).toEqual(all)
    for (const [family, verb] of [
      ['solana', 'Send'],
      ['bip122', 'Send'],
      ['polkadot', 'Sign'],
    ] as const) {
      await chooseNetwork(visit, family)
      await modal.expectClosed()
      await useWallet(visit, wallet, verb)
    }
    await page.reload()
    await expect.poll(shown).toEqual(all)
    await visit.line('solana').getByRole('button', { name: 'Disconnect Solana' }).click()
    await expect.poll(shown).toEqual(all.with(1, null))
    expect(await wallet.sites.count()).toBe(1)
    await page.getByRole('button', { name: 'Disconnect all' }).click()
    await expect.poll(() => wallet.sites.count()).toBe(0)
  })
})
