import { storagePrefix } from '@latchkey/protocol'
import { createPhrase } from '@latchkey/testing/pairing'
import { describe, expect, inject, it } from 'vitest'
import { openFamilies } from '../browser/openFamilies'
import { clipboard } from '../browser/openPairing'
import { openWallet } from '../browser/openWallet'
import { pairWallet } from '../browser/pairWallet'
import { sendOf, type Wish } from '../browser/sendOf'
import { useBrowser } from '../browser/useBrowser'
import { sample } from '../sample'
import { chooseNetwork, ids } from './familyAccounts'
import { purses } from './familyPurses'

const browser = useBrowser()
const patience = { timeout: 30_000 }

/** Pairs the web wallet, with keys that nobody else uses, with the demo of all families. */
async function enter() {
  const visit = await openFamilies(await browser(), { others: [], context: clipboard })
  const { origin } = new URL(inject('stack').walletUrl)
  const localStorage = [{ name: `${storagePrefix}wallet-phrase`, value: createPhrase() }]
  const wallet = await openWallet(await browser(), {
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  })
  await pairWallet(visit, wallet)
  return { ...visit, paired: wallet }
}

/** What is sent on each family, in the smallest unit and as typed. */
const cases = sample(
  [
    { family: 'eip155', coins: 10n ** 18n, amount: '0.100000000000000001', units: 10n ** 17n + 1n },
    { family: 'solana', coins: 10n ** 9n, amount: '0.100000001', units: 100_000_001n },
    { family: 'bip122', coins: 200_000n, amount: '0.00100001', units: 100_001n },
    { family: 'polkadot', coins: 5n * 10n ** 12n, amount: '1.000000000001', units: 10n ** 12n + 1n },
  ] as const,
  1,
)

describe('sending with a paired wallet', () => {
  it.each(cases)(
    '[SND-1] [WC-6] arrives to the last unit on $family, can be declined, and leaves 0 with Max',
    async ({ family, coins, amount, units }) => {
      const { paired, ...visit } = await enter()
      const { coin, token, newAddress } = purses[family]
      const form = sendOf(visit, { hasHistory: family !== 'polkadot' })
      await expect.poll(() => visit.account(family), patience).not.toBe(null)
      const address = (await visit.account(family)) ?? ''
      await coin.give(address, coins)
      await token?.give(address, 25_000_001n)
      if (family !== 'eip155') await chooseNetwork(visit, family)
      await expect.poll(visit.demo.status, patience).toBe(`connected ${address} ${ids[family]}`)
      const [to, other] = [newAddress(), newAddress()]
      const approve = () => paired.sheet.getByRole('button', { name: /^(Send|Sign)$/ }).click()
      const send = async (wish: Wish) => {
        await form.open()
        await form.fill(wish)
        await form.preview()
        await form.part('send').click()
        await approve()
        await form.expectSent()
      }

      await form.open()
      await form.fill({ to, symbol: coin.symbol, amount })
      await form.preview()
      await form.part('send').click()
      await paired.decide('Reject')
      await expect.poll(() => form.part('send-fault').innerText(), patience).toContain('Nothing was sent')
      await form.part('send').click()
      await approve()
      await form.expectSent()
      await expect.poll(() => coin.of(to), patience).toBe(units)

      if (token && family !== 'polkadot') {
        await send({ to, symbol: token.symbol, amount: 'max' })
        await expect.poll(() => token.of(to), patience).toBe(25_000_001n)
        expect(await token.of(address)).toBe(0n)
      }
      await send({ to: other, symbol: coin.symbol, amount: 'max' })
      await expect.poll(() => coin.of(address), patience).toBe(0n)
      expect(await coin.of(other)).toBeGreaterThan(0n)
    },
  )
})
