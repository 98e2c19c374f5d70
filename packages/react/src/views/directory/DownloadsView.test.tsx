import { pushView } from '@latchkey/core'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createTestInstance } from '../../testing/createTestInstance'
import { findInside, shadowOf } from '../../testing/mountProvider'
import { findControl, findView, openView } from '../../testing/openView'

const links = () => [...shadowOf().querySelectorAll<HTMLAnchorElement>('[data-part="download"]')]

it('links to every download in a new tab without an opener', async () => {
  await openView(createTestInstance(), { view: 'Downloads', data: { walletId: 'io.metamask' } })
  await findInside('[data-part="download"]')
  expect(links().map(({ hostname }) => hostname)).toEqual([
    'chromewebstore.google.com',
    'apps.apple.com',
    'play.google.com',
    'metamask.io',
  ])
  expect(links().every(({ target, rel }) => target === '_blank' && rel === 'noopener noreferrer')).toBe(true)
  expect(links()[0]?.textContent).toContain('Browser extension')
})

it('shows only known downloads, and never a script URL', async () => {
  const latchkey = createTestInstance([], {
    customWallets: [
      { id: 'own', name: 'Own', homepage: 'https://own.test/', chrome_store: 'javascript:alert(1)' },
    ],
  })
  await openView(latchkey, { view: 'Downloads', data: { walletId: 'own' } })
  await findInside('[data-part="download"]')
  expect(links().map(({ href }) => href)).toEqual(['https://own.test/'])
})

it('says when there is none, and offers other wallets', async () => {
  const latchkey = createTestInstance()
  await openView(latchkey, { view: 'WhatIsAWallet' })
  pushView(latchkey, 'Downloads', { walletId: 'nobody' })
  await findView('Downloads')
  expect((await findInside('[data-part="empty-state"]')).textContent).toContain('nobody')
  const way = shadowOf().querySelector<HTMLElement>('[data-part="empty-state"] button')
  expect(way?.textContent).toBe('Get a wallet')
  await userEvent.click(way as HTMLElement)
  await findView('GetWallet')
  expect(await findControl(/MetaMask/)).toBeTruthy()
})
