import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { signInMalformed } from '../errors/sign-in'
import { isSignInAccount } from './isSignInAccount'
import { parseSignInMessage } from './parseSignInMessage'
import type { SignInData } from './SignInData'
import { maxSignInMessageLength } from './signInLimits'
import { writeSignInMessage } from './writeSignInMessage'

const families = {
  eip155: { chainId: 'eip155:1', accountAddress: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2' },
  solana: {
    chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    accountAddress: '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV',
  },
  bip122: {
    chainId: 'bip122:000000000019d6689c085ae165831e93',
    accountAddress: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  },
  polkadot: {
    chainId: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
    accountAddress: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
  },
} as const

const least = {
  domain: 'service.org',
  uri: 'https://service.org/login',
  version: '1',
  nonce: '32891757',
  issuedAt: '2021-09-30T16:25:24.000Z',
} as const
const evm: SignInData = { ...least, ...families.eip155 }
const full: SignInData = {
  ...evm,
  statement: 'I accept the ServiceOrg Terms of Service: https://service.org/tos',
  expirationTime: '2022-09-30T16:25:24Z',
  notBefore: '2021-09-30T18:25:24+02:00',
  requestId: 'some_id%20:@',
  resources: [
    'ipfs://Qme7ss3ARVgxv6rXqVPiikMJ8u2NLgmgszg13pYrDKEoiu',
    'https://example.com/my-web2-claim.json',
  ],
}

/** What the published vectors of `siwe` (spruceid/siwe, test/parsing_positive.json) write for the same fields. */
const published = `service.org wants you to sign in with your Ethereum account:
0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2

I accept the ServiceOrg Terms of Service: https://service.org/tos

URI: https://service.org/login
Version: 1
Chain ID: 1
Nonce: 32891757
Issued At: 2021-09-30T16:25:24.000Z
Resources:
- ipfs://Qme7ss3ARVgxv6rXqVPiikMJ8u2NLgmgszg13pYrDKEoiu
- https://example.com/my-web2-claim.json`

const refuses = (text: string, reason?: string) =>
  expect(() => parseSignInMessage(text)).toThrow(
    expect.objectContaining({
      code: signInMalformed.code,
      ...(reason === undefined ? {} : { values: { reason } }),
    }),
  )

describe('sign-in messages', () => {
  it('[SIW-6] follow EIP-4361 on EVM chains', () => {
    const { expirationTime: _, notBefore: __, requestId: ___, ...data } = full
    expect(writeSignInMessage(data)).toBe(published)
    expect(parseSignInMessage(published)).toEqual(data)
    const unstated = published.replace(
      '\nI accept the ServiceOrg Terms of Service: https://service.org/tos\n',
      '\n',
    )
    expect(writeSignInMessage({ ...evm, resources: data.resources ?? [] })).toBe(unstated)
    expect(unstated).toContain('Cc2\n\n\nURI: ')
  })

  it('[SIW-6] leave one empty line on Solana without a statement, and accept its chain names', () => {
    const data: SignInData = { ...least, ...families.solana }
    const text = writeSignInMessage(data)
    expect(text).toContain('CFLtV\n\nURI: ')
    expect(text).toContain('Chain ID: 5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp\n')
    const named = (name: string) => text.replace('5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', name)
    for (const name of ['mainnet', 'solana:mainnet', data.chainId])
      expect(parseSignInMessage(named(name))).toEqual(data)
    expect(parseSignInMessage(named('devnet')).chainId).toBe('solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1')
    expect(parseSignInMessage(named('localnet')).chainId).toBe('solana:localnet')
    for (const bad of ['', 'solana:', 'solana:solana:mainnet', 'eip155:1', 'main net', 'constructor '])
      refuses(named(bad))
    refuses(text.replace('\n\nURI', '\n\n\nURI'))
  })

  it('[SIW-6] name the family that signs', () => {
    for (const [namespace, name] of Object.entries({
      eip155: 'Ethereum',
      bip122: 'Bitcoin',
      polkadot: 'Polkadot',
    })) {
      const data: SignInData = { ...full, ...families[namespace as keyof typeof families] }
      const text = writeSignInMessage(data)
      expect(text).toContain(` with your ${name} account:\n${data.accountAddress}\n\nI accept`)
      expect(text).toContain(`\nChain ID: ${data.chainId.split(':')[1]}\n`)
      expect(parseSignInMessage(text)).toEqual(data)
      for (const other of ['Ethereum', 'Solana', 'Bitcoin', 'Polkadot', 'Blockchain'])
        if (other !== name) refuses(text.replace(`your ${name}`, `your ${other}`))
    }
  })

  it('[SIW-6] survive a round trip with any content', () => {
    const statement = fc.stringMatching(/^[-a-zA-Z0-9_.~:/?#[\]@!$&'()*+,;= ]{1,60}$/)
    const uri = fc
      .webUrl({ withFragments: true, withQueryParameters: true })
      .filter((one) => !/["<>\\^`{|}]/.test(one))
    const time = fc
      .date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true })
      .map((at) => at.toISOString())
    const optional = {
      statement,
      expirationTime: time,
      notBefore: time,
      requestId: fc.stringMatching(/^[\w.~-]{1,20}$/),
      resources: fc.array(uri, { maxLength: 3 }),
    }
    const random = fc.record(
      {
        family: fc.constantFrom(...Object.values(families)),
        domain: fc.oneof(
          fc.domain(),
          fc.constantFrom('localhost:4100', '127.0.0.1', '[::1]:80', 'a_b.example'),
        ),
        uri,
        nonce: fc.stringMatching(/^[a-zA-Z0-9]{8,40}$/),
        issuedAt: time,
        ...optional,
      },
      { requiredKeys: ['family', 'domain', 'uri', 'nonce', 'issuedAt'] },
    )
    fc.assert(
      fc.property(random, ({ family, ...fields }) => {
        const data: SignInData = { version: '1', ...family, ...fields }
        expect(parseSignInMessage(writeSignInMessage(data))).toEqual(data)
      }),
      { numRuns: 100 },
    )
  })

  it('[SIW-6] with one byte changed are rejected or parse differently, and still round-trip', () => {
    const text = writeSignInMessage(full)
    for (let at = 0; at < text.length; at += 1)
      for (const sign of ['\n', '\r', '\0', 'X', ' ', '\u202e']) {
        if (text[at] === sign) continue
        const changed = text.slice(0, at) + sign + text.slice(at + 1)
        let read: SignInData | null = null
        try {
          read = parseSignInMessage(changed)
        } catch (error) {
          expect(signInMalformed.is(error)).toBe(true)
        }
        if (read)
          expect([writeSignInMessage(read), read]).toEqual([changed, expect.not.objectContaining(full)])
      }
  })

  const lines = writeSignInMessage(full).split('\n')
  const without = (at: number) => lines.filter((_, index) => index !== at).join('\n')
  it.each(lines.map((line, at) => [at, line] as const))(
    '[SIW-6] accepts line %i once and only in its place: %s',
    (at, line) => {
      const optional = /^(I accept|Expiration|Not Before|Request|- )/.test(line)
      if (!optional) refuses(without(at))
      const isResource = line.startsWith('- ')
      if (!isResource) refuses([...lines.slice(0, at + 1), ...lines.slice(at)].join('\n'))
      const next = lines[at + 1]
      if (next !== undefined && !isResource)
        refuses([...lines.slice(0, at), next, line, ...lines.slice(at + 2)].join('\n'))
    },
  )

  const bad: Record<string, readonly unknown[]> = {
    domain: [
      '',
      'a b',
      'user@service.org',
      'service.org/x',
      'https://service.org',
      'sërvice.org',
      'service.org:',
      'service.org:999999',
      '-a',
      'a\n',
      'x'.repeat(300),
      null,
    ],
    accountAddress: [
      '',
      evm.accountAddress.slice(0, -1),
      families.solana.accountAddress,
      ` ${evm.accountAddress}`,
      null,
    ],
    chainId: [
      '',
      'eip155:',
      'eip155:01',
      'eip155:0',
      'eip155:0x1',
      'eip155:1:2',
      'cosmos:1',
      'eip155:one',
      null,
    ],
    uri: [
      '',
      'service.org',
      '//service.org',
      'https://a b',
      'https://a#b#c',
      'https://ä',
      'https://a\nVersion: 1',
      'https:',
      'https://%zz',
      5,
    ],
    version: ['', '2', 1],
    nonce: ['', '1234567', '12345678-', '12345678\n', 'nonce nonce', 12345678],
    issuedAt: [
      '',
      'yesterday',
      '2021-09-30',
      '2021-09-30T16:25:24',
      '2021-09-30 16:25:24Z',
      '2021-02-29T00:00:00Z',
      '2021-13-01T00:00:00Z',
      '2021-09-30T24:00:00Z',
      '10000-01-01T00:00:00Z',
      '+010000-01-01T00:00:00Z',
      '2021-09-30T16:25:60Z',
      '2021-09-30t16:25:24z',
      '2021-09-30T16:25:24.Z',
      null,
    ],
    statement: ['', 'two\nlines', 'a\r', 'nul\0', 'bidi\u202e', 'über', 'say "hi"', '<b>', 'a\\b', null],
    expirationTime: ['', 'never', null],
    notBefore: ['', 'now', null],
    requestId: ['', 'a b', 'a/b', '%', 'é', null],
    resources: ['https://a', [''], ['a b'], ['https://a\n- https://b'], [null], null, [['https://a']]],
  }
  it.each(Object.entries(bad))('[SIW-6] reject an invalid %s by name', (name, values) => {
    for (const value of values) {
      const data: SignInData = { ...full, [name]: value }
      expect(() => writeSignInMessage(data), `${value}`).toThrow(
        expect.objectContaining({ code: signInMalformed.code, values: { reason: name } }),
      )
    }
  })

  it('[SIW-6] are limited in length and parsed in linear time', () => {
    const long = { ...full, statement: 'a'.repeat(maxSignInMessageLength) }
    expect(() => writeSignInMessage(long)).toThrow(expect.objectContaining({ values: { reason: 'length' } }))
    refuses('a'.repeat(maxSignInMessageLength + 1), 'length')
    const begin = performance.now()
    for (const piece of [
      'a',
      '\n',
      ' ',
      'URI: ',
      '- ',
      'Resources:\n',
      '%',
      '[',
      ' wants you to sign in with your ',
    ])
      for (const head of ['', `${lines.slice(0, 11).join('\n')}\n`])
        refuses((head + piece.repeat(maxSignInMessageLength)).slice(0, maxSignInMessageLength))
    expect(performance.now() - begin).toBeLessThan(500)
  })

  it.each([
    ['not a text', JSON.parse('5')],
    ['a line break at the end', `${published}\n`],
    ['Windows line endings', published.replaceAll('\n', '\r\n')],
    ['a byte order mark', `\ufeff${published}`],
    ['a scheme before the domain', `https://${published}`],
    ['a user before the domain', `user@${published}`],
    ['a resource without its dash', published.replace('\n- ipfs', '\nipfs')],
  ])('[SIW-6] rejects %s', (_, text) => refuses(text))

  it.each([
    [families.eip155, '0xc02AAA39b223FE8D0A0e5C4F27eAD9083C756Cc2'],
    [families.eip155, families.eip155.accountAddress.toUpperCase().replace('X', 'x')],
    [families.bip122, families.bip122.accountAddress.replace('qw508', 'qw509')],
    [families.polkadot, families.polkadot.accountAddress.replace('15oF', '15oG')],
  ])('[SIW-6] reject an address with a wrong checksum: %o, %s', (family, accountAddress) => {
    expect(isSignInAccount({ ...full, ...family })).toBe(true)
    expect(isSignInAccount({ ...full, ...family, accountAddress })).toBe(false)
  })

  it('[SIW-6] accept a lower-case address, as wallets without EIP-55 write it', () => {
    const data = { ...evm, accountAddress: evm.accountAddress.toLowerCase() }
    expect(parseSignInMessage(writeSignInMessage(data))).toEqual(data)
    expect(isSignInAccount(data)).toBe(true)
  })
})
