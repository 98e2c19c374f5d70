import { createPhrase } from '@latchkey/testing/pairing'
import { describe, expect, it } from 'vitest'
import { type FamilyId, openFamilies, otherWallets } from '../browser/openFamilies'
import { sendOf } from '../browser/sendOf'
import { useBrowser } from '../browser/useBrowser'
import { newPolkadotKey, newSolanaKey, polkadotAssetId, purses } from './familyPurses'

const browser = useBrowser()
const patience = { timeout: 30_000 }

/** Connects a new account of a family. */
async function enter(family: Exclude<FamilyId, 'eip155'>) {
  const { sun, coin, dot } = otherWallets()
  const wallet = {
    solana: { ...sun, keys: [newSolanaKey()] },
    bip122: { ...coin, phrase: createPhrase() },
    polkadot: { ...dot, keys: [newPolkadotKey()] },
  }[family]
  const visit = await openFamilies(await browser(), { others: [wallet] })
  await visit.connect(family, { solana: 'Sun', bip122: 'Coin', polkadot: 'Dot' }[family])
  const address = (await visit.account(family)) ?? ''
  return { ...visit, form: sendOf(visit, { hasHistory: family !== 'polkadot' }), address, ...purses[family] }
}

describe('sending on other families', () => {
  it('[SND-1] [SND-5] sends SOL and a token on Solana, shows the rent of a new token account, and leaves 0', async () => {
    const { form, address, coin, newAddress, ...more } = await enter('solana')
    const token = more.token ?? expect.unreachable()
    await coin.give(address, 2_000_000_000n)
    await token.give(address, 25_000_001n)
    const to = newAddress()

    await form.sendAll({ to, symbol: 'SOL', amount: '0.123456789' })
    await expect.poll(() => coin.of(to), patience).toBe(123_456_789n)
    await expect.poll(form.newest, patience).toMatch(/Sent .*0\.123 SOL/)

    await form.open()
    await form.fill({ to, symbol: 'LKD', amount: '5.000001' })
    await form.preview()
    expect(await form.part('fact-rent').innerText()).toMatch(/0\.00204 SOL/)
    await form.send()
    await expect.poll(() => token.of(to), patience).toBe(5_000_001n)
    expect(await token.of(address)).toBe(20_000_000n)

    await form.open()
    await form.fill({ to, symbol: 'LKD', amount: 'max' })
    await form.preview()
    // The receiver has an account now.
    expect(await form.part('fact-rent').count()).toBe(0)
    await form.send()
    await expect.poll(() => token.of(to), patience).toBe(25_000_001n)
    expect(await token.of(address)).toBe(0n)

    await form.sendAll({ to, symbol: 'SOL', amount: 'max' })
    await expect.poll(() => coin.of(address), patience).toBe(0n)
  })

  it('[SND-1] [SND-5] sends bitcoin at the chosen fee, gets the change back, and leaves 0 with Max', async () => {
    const { form, address, coin, newAddress, context } = await enter('bip122')
    await coin.give(address, 60_000n)
    await coin.give(address, 50_000n)
    const to = newAddress()
    // Nobody competes for space on a private chain, so there are no prices.
    const json = { '1': 40, '2': 30, '6': 7, '144': 2 }
    await context.route(/\/fee-estimates/, (route) => route.fulfill({ json }))
    await form.open()
    await form.fill({ to, symbol: 'BTC', amount: '0.00100001' })
    const fees = form.part('fee-choice')
    await expect.poll(() => fees.count(), patience).toBe(3)
    await fees.getByRole('radio', { name: /Fast/ }).check()
    await form.preview()
    const fee = await form.part('fact-fee').innerText()
    await form.send()
    await expect.poll(() => coin.of(to), patience).toBe(100_001n)
    const rest = await coin.of(address)
    expect(rest).toBeGreaterThan(0n)
    // The network took what the form said, at 30 satoshi per byte.
    const taken = 110_000 - 100_001 - Number(rest)
    expect(taken / 30).toBeCloseTo(209, -1)
    expect(fee).toContain(new Intl.NumberFormat('en', { maximumSignificantDigits: 3 }).format(taken / 1e8))

    await form.sendAll({ to, symbol: 'BTC', amount: 'max' })
    await expect.poll(() => coin.of(address), patience).toBe(0n)
    expect(await coin.of(to)).toBeGreaterThan(100_001n)
  })

  it('[SND-1] [SND-4] [SND-5] sends coins and an asset on Polkadot, names a missing fee in coins, and leaves 0', async () => {
    const { form, address, coin, newAddress, modal, ...more } = await enter('polkadot')
    const token = more.token ?? expect.unreachable()
    const to = newAddress()
    await coin.give(address, 5_000_000_000_007n)
    await token.give(address, 7_000_001n)

    await form.sendAll({ to, symbol: 'ROC', amount: '1.234567890123' })
    await expect.poll(() => coin.of(to), patience).toBe(1_234_567_890_123n)

    // An asset is found by its number.
    await form.open()
    await form.part('receiver-input').fill(to)
    await form.part('choose-token').click()
    await modal.view.getByRole('searchbox').fill(polkadotAssetId)
    await modal.frame.locator('[data-part="token-row"][data-token="LKD"]').click()
    await form.part('amount-input').fill('1.234567')
    await form.preview()
    await form.send()
    await expect.poll(() => token.of(to), patience).toBe(1_234_567n)
    expect(await token.of(address)).toBe(5_765_434n)

    // Nobody knows the price of this coin.
    await form.open()
    await form.fill({ to, symbol: 'ROC', amount: '3.7' })
    await expect.poll(() => form.part('preview-send').innerText(), patience).toBe('Preview Send')
    const held = await coin.of(address)
    const all = `${held / 10n ** 12n}.${`${held % 10n ** 12n}`.padStart(12, '0')}`
    await form.part('amount-input').fill(all)
    await expect.poll(() => form.part('preview-send').innerText(), patience).toBe('Insufficient Gas Funds')
    expect(await form.part('fee').innerText()).toMatch(/You need at least 0\.\d+ ROC for the fee/)

    await modal.frame.locator('[data-part="max"]:enabled').click()
    await form.preview()
    await form.send()
    await expect.poll(() => coin.of(address), patience).toBe(0n)
  })
})
