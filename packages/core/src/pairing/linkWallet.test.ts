import { expect, it } from 'vitest'
import { setUp } from '../testing/setUp'
import { getLinkedWallet } from './getLinkedWallet'
import { linkWallet } from './linkWallet'

const key = 'WALLETCONNECT_DEEPLINK_CHOICE'

it('[WC-1] keeps which app was opened, and forgets it where a code is scanned', () => {
  const { latchkey, host } = setUp({ parts: { isMobile: true } })
  linkWallet(latchkey, { name: 'Fox', href: 'fox://' })
  expect(JSON.parse(host.storage?.getItem(key) ?? '')).toEqual({ href: 'fox://', name: 'Fox' })
  expect(latchkey.getState().pairing?.linking).toEqual({ name: 'Fox', href: 'fox://' })
  linkWallet(latchkey, null)
  expect(host.storage?.getItem(key)).toBeNull()
  expect(latchkey.getState().pairing?.linking).toBeNull()
})

it('[WC-3] keeps a page or a program that was opened from a computer, but does not go by it', () => {
  const { latchkey } = setUp()
  linkWallet(latchkey, { name: 'Fox', href: 'https://web.fox.example/' })
  expect(getLinkedWallet(latchkey)).toEqual({ name: 'Fox', href: 'https://web.fox.example/' })
  expect(latchkey.getState().pairing?.linking).toBeNull()
})

it.each(['', 'x', 'null', '7', '[]', '{}', '{"href":7}', '{"href":""}'])('knows no wallet by %j', (text) => {
  const { latchkey, host } = setUp()
  host.storage?.setItem(key, text)
  expect(getLinkedWallet(latchkey)).toBeNull()
})

it('goes on where storage is denied', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const { latchkey } = setUp({
    parts: { isMobile: true, storage: { getItem: () => null, setItem: denied, removeItem: denied } },
  })
  linkWallet(latchkey, { name: 'Fox', href: 'fox://' })
  expect(latchkey.getState().pairing?.linking?.name).toBe('Fox')
})
