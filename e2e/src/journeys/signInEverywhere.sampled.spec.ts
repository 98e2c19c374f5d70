import {
  createBitcoinWallet,
  createPolkadotWallet,
  createSolanaWallet,
  localNetworkIds,
} from '@latchkey/testing'
import { describe, expect, it } from 'vitest'
import { expectSignIn } from '../browser/askToSignIn'
import { type FamiliesVisit, openFamilies, otherWallets } from '../browser/openFamilies'
import { useBrowser } from '../browser/useBrowser'
import { sample } from '../sample'

const browser = useBrowser()
const { sun, coin, dot } = {
  sun: createSolanaWallet(),
  coin: createBitcoinWallet({ networkId: localNetworkIds.bitcoin }),
  dot: createPolkadotWallet(),
}
const ways = [
  { family: 'solana', key: 'sun', name: 'Sun', addresses: sun.addresses },
  { family: 'bip122', key: 'coin', name: 'Coin', addresses: coin.addresses },
  { family: 'polkadot', key: 'dot', name: 'Dot', addresses: dot.addresses },
] as const
type Way = (typeof ways)[number]

/** A visitor with one wallet, of one family. */
const visitWith = async ({ key }: Way, query: string) =>
  openFamilies(await browser(), { query, others: [otherWallets()[key]] })

async function connectAsked(visit: FamiliesVisit, { family, name }: Way): Promise<void> {
  const connect = visit.line(family).getByRole('button', { name: /^Connect/ })
  await connect.click()
  await visit.modal.row(name).click()
  await expectSignIn(visit)
}

describe.each(sample(ways, 1))('signing in with $family, as with EVM', (way) => {
  const { family, addresses } = way
  const signedIn = (index: number) => `signed-in ${addresses[index]}`

  it('[SIW-4] [SIW-7] [SIW-9] handles a reload, cancel, another account, sign-out and expiry', async () => {
    const visit = await visitWith(way, 'siwx=required')
    const { page, demo, modal, others } = visit
    await page.context().clock.install({ time: Date.now() })
    await connectAsked(visit, way)
    await page.reload()
    await expectSignIn(visit)
    await modal.button('Cancel').click()
    await modal.expectView('Connect')
    await expect.poll(() => visit.account(family)).toBe(null)
    await page.keyboard.press('Escape')
    await modal.expectClosed()

    await connectAsked(visit, way)
    await modal.button('Sign').click()
    await modal.expectClosed()
    await expect.poll(demo.signIn).toBe(signedIn(0))
    await others[0]?.switchAccount(1)
    await expectSignIn(visit)
    expect(await demo.signIn()).not.toContain('signed-in')
    await modal.button('Sign').click()
    await modal.expectClosed()
    await expect.poll(demo.signIn).toBe(signedIn(1))

    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await expect.poll(demo.signIn).not.toContain('signed-in')
    if ((await modal.host.count()) === 0) await demo.entry.click()
    await expectSignIn(visit)
    await modal.button('Sign').click()
    await expect.poll(demo.signIn).toBe(signedIn(1))
    await page.clock.fastForward(8 * 86_400_000)
    await expect.poll(demo.signIn).not.toContain('signed-in')
  })

  it('[SIW-4] [SIW-7] can be cancelled when optional', async () => {
    const visit = await visitWith(way, 'siwx=optional')
    const { demo, modal, page } = visit
    await connectAsked(visit, way)
    await modal.button('Cancel').click()
    await modal.expectClosed()
    await expect.poll(demo.signIn).toBe('signed-out')
    expect(await visit.account(family)).toBe(addresses[0])
    await page.locator('.stage-buttons').getByText('Finish signing in').waitFor()
  })
})
