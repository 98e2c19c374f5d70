import { evm } from '@latchkey/evm'
import { createEvmWallet } from '@latchkey/testing'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createTestInstance } from '../../testing/createTestInstance'
import { findInside, shadowOf } from '../../testing/mountProvider'
import { findControl, findView, openView, poll, spoken } from '../../testing/openView'

async function openAll(options = {}) {
  const page = new EventTarget()
  createEvmWallet({ name: 'Fóx Wallet', rdns: 'test.fox' }).announce({ target: page })
  createEvmWallet({ name: 'MetaMask', rdns: 'io.metamask' }).announce({ target: page })
  const latchkey = createTestInstance([evm({ page })], options)
  await openView(latchkey, { view: 'AllWallets' })
  await findInside('[data-wallet="test.fox"]')
  await poll(() => latchkey.getState().directory?.builtIn?.isDone).toBe(true)
  return latchkey
}

const names = () =>
  [...shadowOf().querySelectorAll('[data-part="wallet-row"]')].map(
    (row) => row.querySelector('[data-part="wallet-name"]')?.textContent,
  )
const field = () => findInside<HTMLInputElement>('input[type="search"]')

it('lists installed wallets first, then known ones, without duplicates', async () => {
  const latchkey = await openAll()
  const known = latchkey.getState().directory?.builtIn?.wallets ?? []
  const others = known.map(({ name }) => name).filter((name) => name !== 'MetaMask')
  expect(others.length).toBeGreaterThan(14)
  await poll(names).toEqual(['Fóx Wallet', 'MetaMask', ...others])
})

it('finds a wallet by any part of its name, ignoring accents and case, and announces the count', async () => {
  const latchkey = await openAll()
  await userEvent.fill(await field(), 'wallet FOX')
  await poll(names).toEqual(['Fóx Wallet'])
  await poll(spoken).toBe('1 wallet')
  await poll(() => latchkey.getState().events.data).toMatchObject({
    event: 'SEARCH_WALLET',
    properties: { search: 'wallet FOX' },
  })
})

it('says when nothing matches, and goes back to the full list', async () => {
  await openAll()
  await poll(() => names().length).toBeGreaterThan(14)
  const all = names()
  await userEvent.fill(await field(), 'zzz')
  expect((await findInside('[data-part="empty-state"]')).textContent).toContain('No wallets match “zzz”')
  await poll(spoken).toContain('No wallets match')
  await userEvent.click(await findControl('Clear search'))
  await poll(names).toEqual(all)
})

it('connects an installed wallet and opens the downloads of another', async () => {
  await openAll()
  await userEvent.click(await findInside('[data-wallet="me.rainbow"]'))
  await findView('Downloads')
})

it('[FLG-4] is blocked until the terms are accepted', async () => {
  await openAll({ termsConditionsUrl: 'https://site.test/terms', features: { legalCheckbox: true } })
  const row = await findInside<HTMLButtonElement>('[data-wallet="test.fox"]')
  expect(row.disabled).toBe(true)
  await userEvent.click(await findInside('input[type="checkbox"]'))
  expect(row.disabled).toBe(false)
})

it("[FLG-4] doesn't ask again after the first view", async () => {
  const page = new EventTarget()
  createEvmWallet({ name: 'Fox', rdns: 'test.fox' }).announce({ target: page })
  const latchkey = createTestInstance([evm({ page })], {
    termsConditionsUrl: 'https://site.test/terms',
    features: { legalCheckbox: true },
  })
  await openView(latchkey, { view: 'Connect' })
  await userEvent.click(await findInside('input[type="checkbox"]'))
  await userEvent.click(await findInside('[data-part="all-wallets"]'))
  await findView('AllWallets')
  expect(
    (await findInside<HTMLInputElement>('[data-view="AllWallets"] input[type="checkbox"]')).checked,
  ).toBe(true)
  expect((await findInside<HTMLButtonElement>('[data-view="AllWallets"] [data-wallet]')).disabled).toBe(false)
})

it('leaves out what the site excludes', async () => {
  await openAll({ excludeWalletIds: ['me.rainbow', 'zerion'] })
  await poll(names).toContain('Trust Wallet')
  expect(names()).not.toContain('Rainbow')
  expect(names()).not.toContain('Zerion')
})
