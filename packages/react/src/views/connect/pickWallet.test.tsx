import { currentEntry, type Options } from '@latchkey/core'
import { evm } from '@latchkey/evm'
import { createEvmWallet } from '@latchkey/testing'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createScriptedPairing } from '../../testing/createScriptedPairing'
import { createTestInstance } from '../../testing/createTestInstance'
import { findInside, shadowOf } from '../../testing/mountProvider'
import { findControl, findView, openView } from '../../testing/openView'

const wallets = [
  { id: 'far', name: 'Far', mobile_link: 'far://' },
  { id: 'none', name: 'None', homepage: 'https://none.example/' },
]

async function pick(row: string, given: { hasPairing: boolean; isMobile?: boolean; view?: 'AllWallets' }) {
  const page = new EventTarget()
  const near = createEvmWallet({ name: 'Near', rdns: 'test.near' })
  near.announce({ target: page })
  near.hang()
  const { port } = createScriptedPairing()
  const options: Partial<Options> = { customWallets: wallets, ...(given.hasPairing ? { pairing: port } : {}) }
  const latchkey = createTestInstance([evm({ page })], options, { isMobile: given.isMobile ?? false })
  await openView(latchkey, { view: given.view ?? 'Connect' })
  await userEvent.click(await findInside(row))
  return () => currentEntry(latchkey.getState().nav)
}

it.each([
  ['a wallet that is installed', 'test.near', true, 'ConnectingExternal', { connectorId: 'test.near' }],
  ['a wallet elsewhere', 'far', true, 'ConnectingWalletConnect', { walletId: 'far', name: 'Far' }],
  ['any wallet elsewhere', 'walletConnect', true, 'ConnectingWalletConnect', {}],
  ['a wallet without a link', 'none', true, 'Downloads', { walletId: 'none', name: 'None' }],
  ['a wallet elsewhere, without pairing', 'far', false, 'Downloads', { walletId: 'far', name: 'Far' }],
])('[WC-1] a row leads on to %s', async (_, id, hasPairing, view, data) => {
  const entry = await pick(`[data-wallet="${id}"]`, { hasPairing })
  await findView(view)
  expect(entry()).toEqual({ view, data })
})

it('the row of pairing says what it shows', async () => {
  await openView(
    createTestInstance([evm({ page: new EventTarget() })], { pairing: createScriptedPairing().port }),
    { view: 'Connect' },
  )
  expect((await findInside('[data-wallet="walletConnect"]')).textContent).toContain('WalletConnectQR code')
})

it('[WC-1] all wallets lead there too, on a phone by a button for the code', async () => {
  const entry = await pick('[data-part="scan-code"]', {
    hasPairing: true,
    isMobile: true,
    view: 'AllWallets',
  })
  await findView('ConnectingWalletConnect')
  expect(entry().data).toEqual({})
})

it('all wallets have no such button where a computer shows the code anyway', async () => {
  const entry = await pick('[data-wallet="far"]', { hasPairing: true, view: 'AllWallets' })
  await findView('ConnectingWalletConnect')
  expect(entry().data).toEqual({ walletId: 'far', name: 'Far' })
  expect(shadowOf().querySelector('[data-part="scan-code"]')).toBeNull()
  await findControl(/Copy link/)
})
