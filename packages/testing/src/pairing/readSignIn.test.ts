import { verifyMessage } from 'viem'
import { expect, it } from 'vitest'
import { requestRefused } from '../errors'
import { createFamilies } from '../families/createFamilies'
import { demoPhrase } from '../keys/demoPhrase'
import { deriveKeys } from '../keys/deriveKeys'
import { readSignIn } from './readSignIn'

const families = createFamilies(deriveKeys(demoPhrase), {})
const payload = {
  type: 'caip122',
  chains: ['eip155:10', 'cosmos:hub'],
  domain: 'site.example',
  aud: 'https://site.example/login',
  version: '1',
  nonce: 'k3j4h5g6f7',
  iat: '2027-01-15T08:00:00.000Z',
  resources: ['https://site.example/terms'],
} as const
const read = (part: Partial<typeof payload> | { readonly [name: string]: unknown } = {}) =>
  readSignIn(
    {
      id: 1,
      pairingTopic: '',
      expiry: 0,
      requester: { publicKey: '', metadata: { name: '', description: '', url: '', icons: [] } },
      payload: { ...payload, ...part },
    },
    families,
  )

it('shows the whole text, and signs exactly that', async () => {
  const { text, address, namespaces, sign } = read()
  expect(text.split('\n')).toEqual([
    'site.example wants you to sign in with your Ethereum account:',
    address,
    '',
    '',
    'URI: https://site.example/login',
    'Version: 1',
    'Chain ID: 10',
    'Nonce: k3j4h5g6f7',
    'Issued At: 2027-01-15T08:00:00.000Z',
    'Resources:',
    '- https://site.example/terms',
  ])
  expect(namespaces).toBeNull()
  const { s } = await sign()
  const signature = s.s as `0x${string}`
  expect(await verifyMessage({ address: address as `0x${string}`, message: text, signature })).toBe(true)
})

it.each([
  { statement: 'Sign in.\n\nURI: https://bank.example' },
  { nonce: 'a\rb' },
  { resources: ['https://site.example\n- https://bank.example'] },
  {
    resources: [
      `urn:recap:${btoa(JSON.stringify({ att: { 'https://bank.example': { 'pay/all': [{}] } } }))}`,
    ],
  },
  { resources: ['urn:recap:nonsense', 'https://site.example'] },
  { chains: ['cosmos:hub'] },
  { chains: [] },
])('rejects forged lines, unreadable grants and missing chains: %j', (part) => {
  expect(() => read(part)).toThrow(expect.toSatisfy(requestRefused.is))
})
