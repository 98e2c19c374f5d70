import { evm } from '@latchkey/evm'
import { createEvmWallet } from '@latchkey/testing'
import { describe, expect, it } from 'vitest'
import { createTestInstance } from '../../testing/createTestInstance'
import { findInside, shadowOf } from '../../testing/mountProvider'
import { findControl, openView, poll } from '../../testing/openView'

async function enter(locale = 'en') {
  const target = new EventTarget()
  const wallet = createEvmWallet({ name: 'Fox', rdns: 'test.fox', chains: [{ chainId: 1 }] })
  wallet.announce({ target })
  const latchkey = createTestInstance([evm({ page: target })], { locale })
  await latchkey.connect({ connectorId: 'test.fox' })
  await openView(latchkey, { view: 'WalletReceive' })
  return { wallet, latchkey }
}

describe('receiving', () => {
  it('[RCV-1] shows the address as a QR code and in full, to copy, with the networks it works on', async () => {
    const { wallet } = await enter()
    const code = await findInside('[data-part="qr-code"]')
    expect(code.getAttribute('aria-label')).toBe('QR code for your address')
    expect((await findInside('[data-part="address"]')).textContent).toBe(wallet.addresses[0])
    await findControl('Copy address')
    const networks = [...shadowOf().querySelectorAll('[data-part="good-networks"] bdi')]
    expect(networks.map(({ textContent }) => textContent)).toEqual(['Ethereum', 'Base'])
  })

  it('[RCV-1] uses the visitor’s language', async () => {
    await enter('de')
    await poll(() => shadowOf().textContent).toContain('Funktioniert in diesen Netzwerken')
  })

  it('[RCV-1] offers to connect without an account', async () => {
    await openView(createTestInstance(), { view: 'WalletReceive' })
    await poll(() => shadowOf().textContent).toContain('No account connected')
  })
})
