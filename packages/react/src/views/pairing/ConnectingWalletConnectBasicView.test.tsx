import type { Options } from '@latchkey/core'
import { evm } from '@latchkey/evm'
import { relayUnreachable } from '@latchkey/protocol'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createScriptedPairing, pairingUri } from '../../testing/createScriptedPairing'
import { createTestInstance } from '../../testing/createTestInstance'
import { expectClosed, findInside, mountProvider, shadowOf } from '../../testing/mountProvider'
import { findControl, findView, openView, poll, spoken } from '../../testing/openView'
import { fox } from '../../testing/pairWith'

async function openBasic(isMobile: boolean, options: Partial<Options> = {}) {
  const pairing = createScriptedPairing()
  const latchkey = createTestInstance(
    [evm({ page: new EventTarget() })],
    { pairing: pairing.port, customWallets: [fox], ...options },
    { isMobile },
  )
  await openView(latchkey, { view: 'ConnectingWalletConnectBasic' })
  return { latchkey, pairing }
}

it('[NAV-8] says that a site without adapters has no way to connect, and what to do', async () => {
  const latchkey = createTestInstance([], {}, { isMobile: false })
  mountProvider(latchkey)
  await latchkey.open()
  await findView('ConnectingWalletConnectBasic')
  expect((await findInside('[data-part="empty-state"]')).textContent).toContain('Connecting isn’t set up yet')
  await userEvent.click(await findControl('Get a wallet'))
  await findView('GetWallet')
})

it('[WC-1] shows a code for any wallet, and opens all of them', async () => {
  const { pairing } = await openBasic(false)
  await poll(() => pairing.asked).toEqual(['eth_requestAccounts'])
  pairing.show(pairingUri())
  await findInside('[data-part="qr-code"]')
  expect(shadowOf().querySelector('[data-part="code-face"]')).toBeNull()
  await userEvent.click(await findInside('[data-part="all-wallets"]'))
  await findView('AllWallets')
})

it('[WC-3] closes when a wallet approves', async () => {
  const { latchkey, pairing } = await openBasic(false)
  await poll(() => pairing.asked.length).toBe(1)
  pairing.agree()
  await expectClosed()
  expect(latchkey.getState().pairing?.status).toBe('connected')
})

it('says when the relay is unreachable, and tries again', async () => {
  const { pairing } = await openBasic(false)
  await poll(() => pairing.asked.length).toBe(1)
  pairing.fail(relayUnreachable())
  await poll(spoken).toContain('Can’t reach wallets on other devices')
  await userEvent.click(await findControl('Try again'))
  await poll(() => pairing.asked.length).toBe(2)
  pairing.show(pairingUri())
  await findInside('[data-part="qr-code"]')
})

it('[FLG-4] creates no code before the terms are accepted', async () => {
  const { pairing } = await openBasic(false, {
    termsConditionsUrl: 'https://site.test/terms',
    features: { legalCheckbox: true },
  })
  await findInside('[data-part="code-panel"][data-state="preparing"]')
  expect(pairing.asked).toEqual([])
  await userEvent.click(await findInside('input[type="checkbox"]'))
  await poll(() => pairing.asked.length).toBe(1)
})

it('[WC-1] lists wallets on a phone, whose rows open their apps', async () => {
  const { pairing } = await openBasic(true)
  await findInside('[data-part="all-wallets"]')
  expect(pairing.asked).toEqual([])
  await userEvent.click(await findInside('[data-wallet="test.fox"]'))
  await findView('ConnectingWalletConnect')
  await findControl('Open Fox')
})
