import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import type { SignInSession } from './SignInSession'
import { signInSessionSchema } from './signInSessionSchema'

const session: SignInSession = {
  data: {
    domain: 'example.com',
    accountAddress: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
    chainId: 'eip155:1',
    uri: 'https://example.com',
    version: '1',
    nonce: '32891757',
    issuedAt: '2026-03-01T12:00:00Z',
    resources: ['https://example.com/a'],
  },
  message: 'text',
  signature: '0x00',
  cacao: {
    h: { t: 'caip122' },
    p: { iss: 'did:pkh:eip155:1:0x0', domain: 'd', aud: 'a', version: '1', nonce: 'n', iat: 'i' },
    s: { t: 'eip191', s: '0x00' },
  },
}
const read = (value: unknown) => {
  const { success, output } = safeParse(signInSessionSchema, value)
  return success ? output : null
}

describe('an untrusted session', () => {
  it('[SIW-6] is parsed with its known fields only', () => {
    expect(read(JSON.parse(JSON.stringify(session)))).toEqual(session)
    const more = JSON.parse('{"__proto__":{"isAdmin":true},"constructor":1,"role":"admin"}')
    const found = read({ ...session, ...more, data: { ...session.data, ...more } })
    expect(found).toEqual(session)
    expect(Object.keys(found ?? {}).sort()).toEqual(['cacao', 'data', 'message', 'signature'])
  })

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a list', [session]],
    ['a text', JSON.stringify(session)],
    ['one without a signature', { ...session, signature: '' }],
    ['one with an oversized signature', { ...session, signature: 'x'.repeat(32_769) }],
    ['one with an oversized message', { ...session, message: 'x'.repeat(10_001) }],
    ['one of an unknown chain', { ...session, data: { ...session.data, chainId: 'cosmos:1' } }],
    ['one of another version', { ...session, data: { ...session.data, version: '2' } }],
    ['one with a number for a nonce', { ...session, data: { ...session.data, nonce: 5 } }],
    ['one with many resources', { ...session, data: { ...session.data, resources: Array(501).fill('x') } }],
    ['one with half a cacao', { ...session, cacao: { h: { t: 'caip122' } } }],
  ])('[SIW-6] rejects %s', (_, value) => expect(read(value)).toBeNull())
})
