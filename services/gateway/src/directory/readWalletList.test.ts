import { describe, expect, it } from 'vitest'
import { invalidWalletList } from './errors'
import { readWalletList } from './readWalletList'

const wallet = (digit: string, more: object = {}) => ({
  id: digit.repeat(64),
  name: `Wallet ${digit}`,
  ...more,
})
const read = (list: unknown) => readWalletList(JSON.stringify(list))
const [a, b] = [wallet('a'), wallet('b')]

describe('a list of wallets', () => {
  it.each([
    ['a page of the API', { count: 2, data: [a, b], nextPage: null }],
    ['an array', [a, b]],
    ['an object by id', { [a.id]: { name: a.name }, [b.id]: b }],
  ])('is read from %s', (_what, list) => expect(read(list)).toEqual([a, b]))

  it('keeps the fields of a wallet, and drops the rest', () => {
    const [read1] = read([wallet('a', { homepage: '', rdns: null, chains: null, colour: 'red', order: 3 })])
    expect(read1).toEqual({ ...a, order: 3 })
  })

  it.each<[string, unknown]>([
    ['something other than a list', 'hello'],
    ['null', null],
    ['an empty list', []],
    ['a list of nothing', [null]],
    ['an object of other things', { count: 1 }],
    ['an invalid id', [wallet('x')]],
    ['a key that differs from its id', { [a.id]: b }],
    ['the same id twice', [a, b, a]],
    ['a link that runs code', [wallet('a', { mobile_link: 'JavaScript:alert(1)' })]],
    ['a link with a page inside', [wallet('a', { webapp_link: 'data:text/html,x' })]],
    ["a store that isn't a web page", [wallet('a', { app_store: 'file:///etc/passwd' })]],
    ['an image id that is a path', [wallet('a', { image_id: '../../x' })]],
    ['a blank name', [wallet('a', { name: '  ' })]],
    ['a name that reverses the text', [wallet('a', { name: 'Meta\u202eksaM' })]],
    ['a name with an invisible letter', [wallet('a', { name: 'Meta\u200bMask' })]],
    ['a name that is too long', [wallet('a', { name: 'x'.repeat(101) })]],
    ["a null character, which the database can't store", [wallet('a', { rdns: 'com.\u0000' })]],
    ['half a surrogate pair', [wallet('a', { description: '\ud800' })]],
    ['too many chains', [wallet('a', { chains: Array(501).fill('eip155:1') })]],
    ['one invalid wallet among valid ones', [b, wallet('a', { order: 'first' })]],
  ])('is rejected as a whole for %s', (_what, list) => {
    expect(() => read(list)).toThrow(expect.objectContaining({ code: invalidWalletList.code }))
  })

  it('is rejected if it is not JSON, or nested too deeply', () => {
    for (const text of ['', '{', '[{]', `${'['.repeat(100_000)}${']'.repeat(100_000)}`])
      expect(() => readWalletList(text)).toThrow(expect.objectContaining({ code: invalidWalletList.code }))
  })

  it("can't reach object prototypes", () => {
    expect(() => readWalletList(`{"__proto__": {"id": "${a.id}", "name": "x"}}`)).toThrow(
      expect.objectContaining({ code: invalidWalletList.code }),
    )
    expect(
      Object.keys(readWalletList(`[{"__proto__": {"x": 1}, "id": "${a.id}", "name": "x"}]`)[0] ?? {}),
    ).toEqual(['id', 'name'])
  })
})
