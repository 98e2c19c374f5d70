import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { hashSmartSessionTerms } from './hashSmartSessionTerms'
import { grantedTerms } from './terms/grantedTerms'

const key = (digit: string) => ({ type: 'secp256k1', publicKey: `0x04${digit.repeat(128)}` })
const terms = {
  expiry: 2_000_000_000,
  signer: { type: 'keys', data: { keys: [key('a'), key('b')] } },
  permissions: [
    { type: 'native-token-recurring-allowance', data: { allowance: '0x64', start: 0, period: 60 } },
  ],
  policies: [{ type: 'call-limit', data: { count: 5 } }],
}
const hashOf = (more: object = {}) => hashSmartSessionTerms(parse(grantedTerms, { ...terms, ...more }))

it('is the same for the same terms in another notation or order of fields', () => {
  const [permission] = terms.permissions
  const { type, data } = permission ?? {}
  expect(hashOf()).toMatch(/^[0-9a-f]{64}$/)
  expect(
    hashOf({
      signer: { data: { keys: [key('A'), key('B')] }, type: 'keys' },
      permissions: [{ data: { ...data, allowance: '0x0064' }, type }],
    }),
  ).toBe(hashOf())
})

it.each([
  ['end', { expiry: 2_000_000_001 }],
  ['order of keys', { signer: { type: 'keys', data: { keys: [key('b'), key('a')] } } }],
  ['permissions', { permissions: [] }],
  ['policies', { policies: [] }],
])('differs with another %s', (_, more) => {
  expect(hashOf(more)).not.toBe(hashOf())
})
