import { createBitcoinWallet } from '@latchkey/testing'
import { expect, it } from 'vitest'

it('is found by sats-connect, and declines', async () => {
  const page = new EventTarget()
  const wallet = createBitcoinWallet({ form: 'wbip', networkId: 'bip122:00000000da84f2bafbbc53dee25a72ae' })
  wallet.announce({ target: page })
  expect(Reflect.get(page, 'btc_providers')).toMatchObject([{ id: wallet.path, name: 'Test Wallet' }])
  wallet.reject({ once: true })
  const { error } = await Object(wallet.provider).request('wallet_connect', {})
  expect(error.code).toBe(-32000)
  expect(wallet.state.authorised).toBe(false)
})
