import { currentEntry } from '@latchkey/core'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createTestInstance } from '../../testing/createTestInstance'
import { findInside, shadowOf } from '../../testing/mountProvider'
import { findView, openView, poll } from '../../testing/openView'

const ids = () =>
  [...shadowOf().querySelectorAll<HTMLElement>('[data-part="wallet-row"]')].map(
    ({ dataset }) => dataset.wallet,
  )

it('shows at most four wallets, the site’s first, and opens the downloads of each', async () => {
  const latchkey = createTestInstance([], {
    customWallets: [{ id: 'own', name: 'Our wallet', homepage: 'https://own.test' }],
    excludeWalletIds: ['io.metamask'],
  })
  await openView(latchkey, { view: 'GetWallet' })
  await findInside('[data-wallet="own"]')
  await poll(() => ids().length).toBe(4)
  expect(ids()[0]).toBe('own')
  expect(ids()).not.toContain('io.metamask')
  await userEvent.click(await findInside('[data-wallet="own"]'))
  await findView('Downloads')
  expect(currentEntry(latchkey.getState().nav).data).toEqual({ walletId: 'own', name: 'Our wallet' })
})
