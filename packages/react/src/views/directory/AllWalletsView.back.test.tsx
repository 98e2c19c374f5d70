import { evm } from '@latchkey/evm'
import { createEvmWallet } from '@latchkey/testing'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createDirectory, entriesOf } from '../../testing/createDirectory'
import { createTestInstance } from '../../testing/createTestInstance'
import { findInside, shadowOf } from '../../testing/mountProvider'
import { findControl, findView, openView, poll } from '../../testing/openView'

async function openAll() {
  const page = new EventTarget()
  createEvmWallet({ name: 'Fox', rdns: 'test.fox' }).announce({ target: page })
  const directory = createDirectory([
    ...entriesOf(200),
    { id: 'c'.repeat(64), name: 'Sealed', badge_type: 'certified' },
  ])
  const latchkey = createTestInstance([evm({ page })], directory.options, directory.host)
  await openView(latchkey, { view: 'Connect' })
  await userEvent.click(await findInside('[data-part="all-wallets"]'))
  await findView('AllWallets')
  await findInside('[data-wallet="test.listed20"]')
  return { latchkey, directory }
}

const names = () =>
  [...shadowOf().querySelectorAll('[data-part="wallet-name"]')].map(({ textContent }) => textContent)
const area = () => findInside('[data-view="AllWallets"] [data-part="scroll-area"]')
const field = () => findInside<HTMLInputElement>('[data-view="AllWallets"] input[type="search"]')
const back = async () => {
  await findView('Downloads')
  await userEvent.click(await findControl('Back'))
  await findView('AllWallets')
}

it('returns from a wallet to the same place without a new request', async () => {
  const { latchkey, directory } = await openAll()
  await expect
    .poll(async () => {
      ;(await area()).scrollTop += 500
      return latchkey.getState().directory?.all?.isDone
    })
    .toBe(true)
  ;(await area()).scrollTop = 3_000
  const picked = await findInside<HTMLElement>('[data-wallet="test.listed110"]')
  const before = { top: (await area()).scrollTop, at: picked.getBoundingClientRect().top }
  const asked = directory.asked.length
  await userEvent.click(picked)
  await back()
  await poll(() => shadowOf().querySelector('[data-part="scroll-area"]')?.scrollTop).toBe(before.top)
  const again = await findInside<HTMLElement>('[data-wallet="test.listed110"]')
  await poll(() => Math.round(again.getBoundingClientRect().top)).toBe(Math.round(before.at))
  expect(again.tabIndex).toBe(0)
  expect(directory.asked.length).toBe(asked)
})

it('keeps the search and its results until the list is reopened', async () => {
  const { directory } = await openAll()
  await userEvent.fill(await field(), 'listed 19')
  await poll(names).toContain('Listed 199')
  const found = names()
  const asked = directory.asked.length
  await userEvent.click(await findInside('[data-wallet="test.listed195"]'))
  await back()
  expect((await field()).value).toBe('listed 19')
  await poll(names).toEqual(found)
  // Longer than the search's debounce.
  await new Promise((resolve) => setTimeout(resolve, 700))
  expect(names()).toEqual(found)
  expect(directory.asked.length).toBe(asked)
  await userEvent.click(await findControl('Back'))
  await findView('Connect')
  await userEvent.click(await findInside('[data-part="all-wallets"]'))
  expect((await field()).value).toBe('')
})

it('keeps the certified filter', async () => {
  await openAll()
  await userEvent.click(await findControl('Certified'))
  await poll(names).toEqual(['Sealed'])
  await userEvent.click(await findInside(`[data-wallet="${'c'.repeat(64)}"]`))
  await back()
  expect((await findControl('Certified')).getAttribute('aria-pressed')).toBe('true')
  await poll(names).toEqual(['Sealed'])
})

it('says that nothing matches, however long the search is', async () => {
  await openAll()
  await userEvent.fill(await field(), 'x'.repeat(150))
  await findInside('[data-part="empty-state"]')
})
