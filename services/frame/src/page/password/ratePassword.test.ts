import { expect, it } from 'vitest'
import { ratePassword } from './ratePassword'

it.each([
  ['', 'short'],
  ['elevenchars', 'short'],
  // One letter each, though they take more code units.
  ['🔑🗝️🔒🔓', 'short'],
  ['aaaaaaaaaaaaaaaa', 'guessable'],
  ['abcabcabcabcabc', 'guessable'],
  ['hunter42hunter42', 'guessable'],
  ['123456789012', 'guessable'],
  ['qwertyuiop12', 'guessable'],
  ['zyxwvutsrqponm', 'guessable'],
  ['Password1234!', 'guessable'],
  ['my Wallet 2026!', 'guessable'],
  ['ada@example.com1', 'guessable'],
  ['ＰＡＳＳＷＯＲＤ１２３４', 'guessable'],
  ['fW7#kq2Zp!vT', 'fair'],
  ['correct horse', 'fair'],
  ['correct horse battery staple', 'strong'],
  ['oak tin fog sun', 'strong'],
  ['fW7#kq2Zp!vTx9Rm4Lc8', 'strong'],
  ['mein passwort ist kompliziert genug', 'strong'],
] as const)('rates %s as %s', (password, rating) => {
  expect(ratePassword(password, 'ada@example.com')).toBe(rating)
})

it('knows nothing about the owner without an address', () => {
  expect(ratePassword('ada@example.com1', null)).toBe('fair')
})
