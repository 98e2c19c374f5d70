import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readPeer } from './readPeer'

const read = (name: string, icons: readonly string[] = []) =>
  readPeer({ name, icons, description: '', url: '' })

it.each([
  ['Fox Wallet', 'Fox Wallet'],
  ['  Fox \n\t Wallet ', 'Fox Wallet'],
  ['Fox\u202etellaW\u0000', 'Fox tellaW'],
  ['x'.repeat(100), 'x'.repeat(40)],
  ['🦊'.repeat(50), '🦊'.repeat(40)],
])('[CON-10] shows %j as %j', (name, shown) => {
  expect(read(name).name).toBe(shown)
})

it('has no name if nothing of it is visible', () => {
  for (const name of ['', ' ', '\u200b\u202e', '\u0007']) expect(read(name)).toEqual({})
})

it.each([
  ['https://fox.example/a.png', true],
  ['data:image/png;base64,AAAA', true],
  ['http://fox.example/a.png', false],
  ['javascript:alert(1)', false],
  ['data:text/html,<b>', false],
  ['https://fox.example/a b', false],
  ['//fox.example/a.png', false],
  ['ipfs://x', false],
])('accepts %j as an icon: %s', (icon, isGood) => {
  expect(read('Fox', ['ftp://x', icon]).imageUrl).toBe(isGood ? icon : undefined)
})

it('never shows invisible characters, whatever a wallet calls itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (name) => {
      const shown = read(name).name ?? 'x'
      expect(shown).not.toMatch(/[\p{C}\n]/u)
      expect([...shown].length).toBeLessThanOrEqual(40)
      expect(shown.trim()).toBe(shown)
      expect(shown).not.toBe('')
    }),
  )
})
