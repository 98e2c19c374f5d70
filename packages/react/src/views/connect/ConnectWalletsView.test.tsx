import { evm } from '@latchkey/evm'
import { createEvmWallet } from '@latchkey/testing'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createTestInstance } from '../../testing/createTestInstance'
import { findInside, shadowOf } from '../../testing/mountProvider'
import { findControl, findView, openView } from '../../testing/openView'

function createSite(options = {}) {
  const page = new EventTarget()
  const wallet = createEvmWallet({ name: 'Fox', rdns: 'test.fox' })
  return { page, wallet, latchkey: createTestInstance([evm({ page })], options) }
}

describe('the wallet list', () => {
  it('[FLG-5] shows the wallets and opens them', async () => {
    const { wallet, page, latchkey } = createSite()
    wallet.announce({ target: page })
    wallet.hang()
    await openView(latchkey, { view: 'ConnectWallets' })
    await userEvent.click(await findInside('[data-wallet="test.fox"]'))
    await findView('ConnectingExternal')
  })

  it('[FLG-4] is blocked until the terms are accepted', async () => {
    const { wallet, page, latchkey } = createSite({
      privacyPolicyUrl: 'https://site.test/privacy',
      features: { legalCheckbox: true },
    })
    wallet.announce({ target: page })
    await openView(latchkey, { view: 'ConnectWallets' })
    const row = await findInside<HTMLButtonElement>('[data-wallet="test.fox"]')
    expect(row.disabled).toBe(true)
    await userEvent.click(await findInside('input[type="checkbox"]'))
    expect(row.disabled).toBe(false)
    expect(shadowOf().querySelector('label')?.textContent).toContain('I agree to the privacy policy')
  })

  it('says when there are none', async () => {
    await openView(createSite().latchkey, { view: 'ConnectWallets' })
    await findInside('[data-part="empty-state"]')
    await userEvent.click(await findControl('Get a wallet'))
    await findView('GetWallet')
  })
})
