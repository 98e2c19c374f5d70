import { isNetworkId, type SignInData, writeSignInMessage } from '@latchkey/protocol'
import { createFamilies, demoPhrase, deriveKeys, type Family } from '@latchkey/testing/pairing'
import { describe, expect, it } from 'vitest'
import { requestWarnings } from './requestWarnings'
import { signInDetails } from './signInDetails'
import { signInOf } from './signInOf'

const host = 'site.example'
const families = createFamilies(deriveKeys(demoPhrase), {})
const methods: Readonly<Record<string, (address: string, message: string) => readonly [string, unknown]>> = {
  eip155: (address, message) => ['personal_sign', [message, address]],
  solana: (pubkey, message) => ['solana_signMessage', { pubkey, message: toBase58(message) }],
  bip122: (account, message) => ['signMessage', { account, message }],
  polkadot: (address, message) => ['polkadot_signMessage', { address, message }],
}

/** Solana requests carry their text in base58. */
function toBase58(text: string): string {
  const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
  let number = new TextEncoder().encode(text).reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
  let written = ''
  for (; number > 0n; number /= 58n) written = letters.charAt(Number(number % 58n)) + written
  return written
}

function ask({ namespace, usualChains, ...family }: Family, change: Partial<SignInData> = {}) {
  const [chainId = ''] = usualChains
  const address = family.addressOn(chainId) ?? ''
  const text = writeSignInMessage({
    domain: host,
    accountAddress: address,
    chainId: isNetworkId(chainId) ? chainId : 'eip155:1',
    uri: `https://${host}/login`,
    version: '1',
    nonce: 'k3j4h5g6f7',
    issuedAt: '2026-01-01T00:00:00.000Z',
    expirationTime: '2100-01-01T00:00:00.000Z',
    statement: 'Accept the terms.',
    ...change,
  })
  const [method, params] = methods[namespace]?.(address, text) ?? ['', []]
  const { details } = family.read({ chainId, method, params })
  return { details, address, accounts: [`${chainId}:${address}`], chainId }
}

describe.each(families.map((family) => [family.name, family] as const))('a sign-in with %s', (_, family) => {
  it('[SIW-6] is recognized, with its domain, account and expiry', () => {
    const { details, address, accounts, chainId } = ask(family)
    const data = signInOf(details)
    expect(data).toMatchObject({ domain: host, accountAddress: address, chainId })
    expect(data && signInDetails(data).map((detail) => detail.label)).toEqual([
      'Signs you in at',
      'With the account',
      'Network',
      'Until',
    ])
    expect(requestWarnings(details, { host, accounts })).toEqual([])
  })

  it('gets a warning for another site, another address or an expired text', () => {
    const { details, accounts } = ask(family, {
      domain: 'bank.example',
      expirationTime: '2026-01-02T00:00:00.000Z',
    })
    const warnings = requestWarnings(details, { host, accounts })
    expect(warnings.join(' ')).toContain('signs you in at bank.example, but the site says it is site.example')
    expect(warnings.join(' ')).toContain('The text is for site.example, not for bank.example')
    expect(warnings.join(' ')).toContain('already expired')
    const other = requestWarnings(ask(family).details, { host, accounts: ['eip155:1:0x00'] })
    expect(other).toEqual(['The text is for an account that this site doesn’t have.'])
  })
})

const [evm] = families as readonly [Family]
const recap = `urn:recap:${btoa('{"att":{"https://vault.example":{"funds/withdraw":[{}]}}}').replace(/=+$/, '')}`

it("a site's own text can't hide a warning", () => {
  const { details, accounts } = ask(evm, { uri: 'https://bank.example', statement: `URI: https://${host}` })
  expect(requestWarnings(details, { host, accounts })).toEqual([
    `The text is for bank.example, not for ${host}.`,
  ])
  const { details: granting } = ask(evm, { resources: [recap] })
  expect(requestWarnings(granting, { host, accounts }).join()).toContain('funds/withdraw')
  const [detail] = ask(evm, { domain: 'bank.example' }).details
  for (const before of [' ', '\n', 'Hello,\n', '⟨U+200B⟩']) {
    const text = detail?.kind === 'text' ? before + detail.text : ''
    const warnings = requestWarnings([{ kind: 'text', label: 'Message', text }], { host, accounts })
    expect(warnings.join()).toMatch(/signs you in at \S*bank\.example, but the site says/)
  }
})

it('warns about a text that only looks like a sign-in, and about no other', () => {
  const text = (words: string) => [{ kind: 'text', label: 'Message', text: words } as const]
  const site = { host, accounts: [] }
  const seeming = `${host} wants you to sign in with your Ethereum account:\nsomebody`
  expect(requestWarnings(text(seeming), site).join()).toContain(
    'looks like a sign-in but isn’t in a standard format',
  )
  expect(requestWarnings(text('Hello'), site)).toEqual([])
  expect([signInOf(text(seeming)), signInOf(text('Hello')), signInOf([])]).toEqual([null, null, null])
})
