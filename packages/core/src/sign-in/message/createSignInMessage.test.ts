import { parseSignInMessage, signInMalformed } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { manualHost } from '../../testing/manualHost'
import { createSignInMessage } from './createSignInMessage'

const page = { url: 'http://localhost:4100/pay?token=secret#top', domain: 'localhost', title: 'Site' }
const host = manualHost({ page })
const evm = { accountAddress: '0x1111111111111111111111111111111111111111', chainId: 'eip155:1' } as const

const accounts = [
  evm,
  {
    accountAddress: '7Np41oeYqPefeNQEHSv1UDhYrehxin3NStELsSKCT4K2',
    chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  },
  {
    accountAddress: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    chainId: 'bip122:000000000019d6689c085ae165831e93',
  },
  {
    accountAddress: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
    chainId: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
  },
] as const

describe('[SIW-6] a sign-in message', () => {
  it.each(accounts)('contains what it was given for $chainId, and its text says the same', async (input) => {
    const message = await createSignInMessage(
      {
        host,
        statement: 'Accept the terms.',
        lifetimeMs: 60_000,
        requestId: () => 'r-1',
        resources: ['https://site.example/terms'],
        getNonce: async () => 'abcdefgh12',
      },
      { ...input, notBefore: '2026-01-01T00:00:00.000Z' },
    )
    expect(message.data).toEqual({
      ...input,
      domain: 'localhost:4100',
      uri: 'http://localhost:4100',
      version: '1',
      nonce: 'abcdefgh12',
      statement: 'Accept the terms.',
      issuedAt: '2026-01-01T00:00:00.000Z',
      expirationTime: '2026-01-01T00:01:00.000Z',
      notBefore: '2026-01-01T00:00:00.000Z',
      requestId: 'r-1',
      resources: ['https://site.example/terms'],
    })
    expect(parseSignInMessage(message.toString())).toEqual(message.data)
    expect(message.toString()).not.toContain('secret')
  })

  it('leaves out missing fields and has a unique nonce', async () => {
    const [one, other] = await Promise.all([1, 2].map(() => createSignInMessage({ host }, evm)))
    expect(Object.keys(one?.data ?? {}).sort()).toEqual(
      ['accountAddress', 'chainId', 'domain', 'issuedAt', 'nonce', 'uri', 'version'].sort(),
    )
    expect(one?.data.nonce).toMatch(/^[a-z0-9]{32}$/)
    expect(one?.data.nonce).not.toBe(other?.data.nonce)
    expect(parseSignInMessage(`${one}`)).toEqual(one?.data)
  })

  it.each(['', 'short', 'has-a-dash-in-it', 'line\nbreak12', 12345678, null, 'a'.repeat(501)])(
    'rejects the nonce %j',
    async (nonce) => {
      const getNonce = () => nonce as string
      await expect(createSignInMessage({ host, getNonce }, evm)).rejects.toSatisfy(signInMalformed.is)
    },
  )

  it('can be created before an account is known, but without a text', async () => {
    const message = await createSignInMessage({ host }, { ...evm, accountAddress: '' })
    expect(message.data).toMatchObject({ accountAddress: '', domain: 'localhost:4100' })
    expect(() => message.toString()).toThrow(
      expect.objectContaining({ code: signInMalformed.code, values: { reason: 'accountAddress' } }),
    )
  })
})
