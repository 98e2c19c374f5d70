import { type ChainAdapter, fetchPortfolio, type Options } from '@latchkey/core'
import { evm } from '@latchkey/evm'
import { createEvmWallet } from '@latchkey/testing'
import axe from 'axe-core'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createTestInstance } from '../../testing/createTestInstance'
import { findInside, shadowOf } from '../../testing/mountProvider'
import { heldTokens, openSendSite } from '../../testing/openSendSite'
import { findControl, findView, openView, poll, spoken } from '../../testing/openView'

const textOf = (name: string) => shadowOf().querySelector(`[data-part="${name}"]`)?.textContent ?? null

async function enter(locale = 'en', traits?: ChainAdapter['traits'], more: Partial<Options> = {}) {
  const target = new EventTarget()
  const wallet = createEvmWallet({ name: 'Fox', rdns: 'test.fox', chains: [{ chainId: 1 }] })
  wallet.announce({ target })
  const adapter = evm({ page: target })
  const latchkey = createTestInstance([{ ...adapter, traits: traits ?? adapter.traits }], { locale, ...more })
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

  it('[RCV-1] leads from the first networks to all of them, and back', async () => {
    const networks = [1, 2, 3, 4, 5, 6].map((id) => ({
      id,
      name: `Network ${id}`,
      nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 18 },
      rpcUrls: { default: { http: [`https://network-${id}.example`] } },
    }))
    await enter('en', undefined, { networks })
    await findInside('[data-part="good-networks"]')
    expect(shadowOf().querySelectorAll('[data-part="good-networks"] bdi')).toHaveLength(5)
    ;(await findInside('[data-part="all-networks"]')).click()
    await findView('WalletCompatibleNetworks')
    expect(shadowOf().querySelectorAll('[data-part="good-network"]')).toHaveLength(6)
    ;(await findInside('[data-part="back"]')).click()
    await findView('WalletReceive')
  })

  it('[RCV-1] asks for a payment by a link of the family, with an amount', async () => {
    const { wallet } = await enter()
    const [address] = wallet.addresses
    ;(await findInside('[data-tab="link"]')).click()
    await poll(() => textOf('payment-link')).toBe(`ethereum:${address}@1`)
    expect((await findInside('[data-part="qr-code"]')).getAttribute('aria-label')).toBe(
      'QR code for your payment link',
    )
    const field = await findInside<HTMLInputElement>('[data-part="payment-amount"]')
    await userEvent.fill(field, '1.000000000000000001')
    await poll(() => textOf('payment-link')).toBe(`ethereum:${address}@1?value=1000000000000000001`)
    expect(shadowOf().textContent).toContain('The link is for Ethereum only')
    // A code with another amount than the field's must not stay.
    await userEvent.fill(field, '1.0000000000000000001')
    await poll(() => textOf('payment-fault')).toBe('Enter a number with at most 18 decimals.')
    await poll(spoken).toContain('at most 18 decimals')
    expect(shadowOf().querySelector('[data-part="qr-code"]')).toBeNull()
    expect(textOf('payment-link')).toBe('')
    ;(await findInside('[data-tab="address"]')).click()
    expect((await findInside('[data-part="address"]')).textContent).toBe(address)
  })

  it('[RCV-1] asks for a token of the account, and shares the link', async () => {
    const share = vi.fn(async () => undefined)
    Object.assign(navigator, { share })
    onTestFinished(() => {
      Reflect.deleteProperty(navigator, 'share')
    })
    const { wallet, latchkey } = await openSendSite({ answers: heldTokens })
    await fetchPortfolio(latchkey)
    await openView(latchkey, { view: 'WalletReceive' })
    ;(await findInside('[data-tab="link"]')).click()
    const choice = await findInside<HTMLSelectElement>('[data-part="payment-token"]')
    await userEvent.selectOptions(choice, 'LKD')
    await userEvent.fill(await findInside('[data-part="payment-amount"]'), '2.5')
    const link = `ethereum:0x00000000000000000000000000000000000000d1@1/transfer?address=${wallet.addresses[0]}&uint256=2500000`
    await poll(() => textOf('payment-link')).toBe(link)
    ;(await findControl('Share link')).click()
    expect(share).toHaveBeenCalledWith({ text: link })
    await findControl('Copy link')
    const { violations } = await axe.run(await findInside('[data-view="WalletReceive"]'))
    expect(violations.map(({ id }) => id)).toEqual([])
  })

  it('[RCV-1] shows only the address in a family without payment links', async () => {
    const adapter = evm({ page: new EventTarget() })
    const { wallet } = await enter('en', { ...adapter.traits, noPaymentLinks: true })
    expect((await findInside('[data-part="address"]')).textContent).toBe(wallet.addresses[0])
    expect(shadowOf().querySelector('[data-part="tabs"]')).toBeNull()
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
