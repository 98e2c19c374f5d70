import { expect, it } from 'vitest'
import { setUp } from '../test-ports/setUp'
import { linkWallet } from './linkWallet'

const key = 'WALLETCONNECT_DEEPLINK_CHOICE'

it('[WC-1] keeps which app was opened, and forgets it where a code is scanned', () => {
  const { latchkey, host } = setUp()
  linkWallet(latchkey, { name: 'Fox', href: 'fox://' })
  expect(JSON.parse(host.storage?.getItem(key) ?? '')).toEqual({ href: 'fox://', name: 'Fox' })
  expect(latchkey.getState().pairing?.linking).toEqual({ name: 'Fox', href: 'fox://' })
  linkWallet(latchkey, null)
  expect(host.storage?.getItem(key)).toBeNull()
  expect(latchkey.getState().pairing?.linking).toBeNull()
})

it('goes on where storage is denied', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const { latchkey } = setUp({
    parts: { storage: { getItem: () => null, setItem: denied, removeItem: denied } },
  })
  linkWallet(latchkey, { name: 'Fox', href: 'fox://' })
  expect(latchkey.getState().pairing?.linking?.name).toBe('Fox')
})
