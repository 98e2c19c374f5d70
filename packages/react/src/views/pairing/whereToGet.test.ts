import { expect, it } from 'vitest'
import { whereToGet } from './whereToGet'

const wallet = {
  id: 'fox',
  name: 'Fox',
  homepage: 'https://fox.example/',
  app_store: 'https://apps.apple.com/fox',
  play_store: 'https://play.google.com/fox',
}
const on = (system: 'ios' | 'android' | null) => ({ environment: null, system })

it("returns the phone's store, the only download, or a choice", () => {
  expect(whereToGet(wallet, on('ios'))).toEqual({ kind: 'link', href: wallet.app_store })
  expect(whereToGet(wallet, on('android'))).toEqual({ kind: 'link', href: wallet.play_store })
  expect(whereToGet(wallet, on(null))).toEqual({ kind: 'several' })
  const { homepage } = wallet
  expect(whereToGet({ id: 'fox', name: 'Fox', homepage }, on('ios'))).toEqual({
    kind: 'link',
    href: homepage,
  })
})

it('returns nothing without downloads, or for a script URL', () => {
  expect(whereToGet(undefined, on(null))).toBeNull()
  expect(whereToGet({ id: 'fox', name: 'Fox', homepage: 'javascript:alert(1)' }, on(null))).toBeNull()
})
