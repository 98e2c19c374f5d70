import { expect, it } from 'vitest'
import { setUp } from '../testing/setUp'
import { getLinkedWallet } from './getLinkedWallet'
import { linkWallet } from './linkWallet'

const key = 'WALLETCONNECT_DEEPLINK_CHOICE'

it('[WC-1] remembers which app was opened, and forgets it when a code is scanned', () => {
  const { latchkey, host } = setUp({ parts: { isMobile: true } })
  linkWallet(latchkey, { name: 'Fox', href: 'fox://' })
  expect(JSON.parse(host.storage?.getItem(key) ?? '')).toEqual({ href: 'fox://', name: 'Fox' })
  expect(latchkey.getState().pairing?.linking).toEqual({ name: 'Fox', href: 'fox://' })
  linkWallet(latchkey, null)
  expect(host.storage?.getItem(key)).toBeNull()
  expect(latchkey.getState().pairing?.linking).toBeNull()
})

it('[WC-3] remembers a page or program opened on a computer, but doesn’t use it as a link', () => {
  const { latchkey } = setUp()
  linkWallet(latchkey, { name: 'Fox', href: 'https://web.fox.example/' })
  expect(getLinkedWallet(latchkey)).toEqual({ name: 'Fox', href: 'https://web.fox.example/' })
  expect(latchkey.getState().pairing?.linking).toBeNull()
})

it.each(['', 'x', 'null', '7', '[]', '{}', '{"href":7}', '{"href":""}'])(
  'returns no wallet for %j',
  (text) => {
    const { latchkey, host } = setUp()
    host.storage?.setItem(key, text)
    expect(getLinkedWallet(latchkey)).toBeNull()
  },
)

it('works when storage is denied', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const { latchkey } = setUp({
    parts: { isMobile: true, storage: { getItem: () => null, setItem: denied, removeItem: denied } },
  })
  linkWallet(latchkey, { name: 'Fox', href: 'fox://' })
  expect(latchkey.getState().pairing?.linking?.name).toBe('Fox')
})
