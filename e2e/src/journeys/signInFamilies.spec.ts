import {
  createBitcoinWallet,
  createPolkadotWallet,
  createSolanaWallet,
  localNetworkIds,
  testAccounts,
} from '@latchkey/testing'
import { describe, expect, it } from 'vitest'
import { expectSignIn } from '../browser/askToSignIn'
import { type FamiliesVisit, type FamilyId, openFamilies, otherWallets } from '../browser/openFamilies'
import { demoRdns } from '../browser/openVisit'
import { useBrowser } from '../browser/useBrowser'

const browser = useBrowser()
const lists: { readonly [F in FamilyId]: readonly string[] } = {
  eip155: testAccounts.map(({ address }) => address),
  solana: createSolanaWallet().addresses,
  bip122: createBitcoinWallet({ networkId: localNetworkIds.bitcoin }).addresses,
  polkadot: createPolkadotWallet().addresses,
}
const wallets: { readonly [F in FamilyId]: string } = {
  eip155: demoRdns,
  solana: 'Sun',
  bip122: 'Coin',
  polkadot: 'Dot',
}
const families = Object.keys(lists) as FamilyId[]
/** The first line of each family's message names it. */
const names = { eip155: 'Ethereum', solana: 'Solana', bip122: 'Bitcoin', polkadot: 'Polkadot' }

const signedIn = (family: FamilyId, index = 0) => `signed-in ${lists[family][index]}`

async function connectAsked(visit: FamiliesVisit, family: FamilyId): Promise<void> {
  await visit
    .line(family)
    .getByRole('button', { name: /^Connect/ })
    .click()
  await visit.modal.row(wallets[family]).click()
  await expectSignIn(visit)
}

const handleOf = ({ wallet, others }: FamiliesVisit, family: FamilyId) =>
  family === 'eip155' ? wallet : others[families.indexOf(family) - 1]

describe('signing in with each family', () => {
  it('[SIW-2] [SIW-3] [SIW-6] declines and signs in all four, keeps all, and leaves one without the others', async () => {
    const visit = await openFamilies(await browser(), { query: 'siwx=optional' })
    const { page, demo, modal } = visit
    for (const family of families) {
      const handle = handleOf(visit, family)
      await connectAsked(visit, family)
      const text = await modal.view.locator('[data-part="message"]').textContent()
      expect(text).toContain(
        ` wants you to sign in with your ${names[family]} account:\n${lists[family][0]}\n`,
      )
      await handle?.reject({ once: true })
      await modal.button('Sign').click()
      await modal.view.getByText('Signature declined').first().waitFor()
      await modal.button('Sign again').click()
      await modal.expectClosed()
      await expect.poll(demo.signIn).toBe(signedIn(family))
    }
    const keysOf = () =>
      page.evaluate(() =>
        (JSON.parse(localStorage.getItem('@latchkey/siwx') ?? '[]') as { data: { accountAddress: string } }[])
          .map(({ data }) => data.accountAddress)
          .sort(),
      )
    expect(await keysOf()).toEqual(families.map((family) => lists[family][0] ?? '').sort())
    await page.reload()
    await expect.poll(demo.signIn).toBe(signedIn('polkadot'))
    expect(await modal.host.count()).toBe(0)

    // Another account of the same wallet is someone else, in every family.
    await handleOf(visit, 'polkadot')?.switchAccount(1)
    await expectSignIn(visit)
    expect(await demo.signIn()).not.toContain('signed-in')
    await page.keyboard.press('Escape')
    await modal.expectClosed()

    await visit.line('solana').getByRole('button', { name: 'Disconnect Solana' }).click()
    await expect.poll(() => visit.account('solana')).toBe(null)
    await expect.poll(keysOf).not.toContain(lists.solana[0])
    expect(await keysOf()).toContain(lists.bip122[0])
    await page.getByRole('button', { name: 'Disconnect all' }).click()
    await expect.poll(keysOf).toEqual([])
  })

  it('[SIW-2] uses solana:signIn if the wallet has it, and a signed text otherwise', async () => {
    const { sun } = otherWallets()
    const visit = await openFamilies(await browser(), {
      query: 'siwx=required',
      others: [sun, { ...sun, name: 'Plain sun', storageKey: 'plain', without: ['solana:signIn'] }],
    })
    const { demo, modal } = visit
    const methods = async (index: number) =>
      (await visit.others[index]?.log())?.flatMap(({ method }) =>
        method.startsWith('solana:') ? [method] : [],
      )
    await connectAsked(visit, 'solana')
    await modal.button('Sign').click()
    await expect.poll(demo.signIn).toBe(signedIn('solana'))
    expect(await methods(0)).toEqual(['solana:signIn'])
    await visit.line('solana').getByRole('button', { name: 'Disconnect Solana' }).click()
    await expect.poll(() => visit.account('solana')).toBe(null)
    await visit.line('solana').getByRole('button', { name: 'Connect Solana' }).click()
    await modal.row('Plain sun').click()
    await expectSignIn(visit)
    await modal.button('Sign').click()
    await expect.poll(demo.signIn).toBe(signedIn('solana'))
    expect(await methods(1)).toEqual(['solana:signMessage'])
  })
})
