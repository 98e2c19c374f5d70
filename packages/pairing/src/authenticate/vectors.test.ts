import { describe, expect, it } from 'vitest'
import { formatRecap, parseRecap, stateRecap } from './recap'
import { recoverSigner } from './recoverSigner'
import { signInText } from './signInText'

const recap =
  'urn:recap:eyJhdHQiOnsiZWlwMTU1Ijp7InJlcXVlc3QvZXRoX3NlbmRUcmFuc2FjdGlvbiI6W3t9XSwicmVxdWVzdC9wZXJzb25hbF9zaWduIjpbe31dfX19'
const address = '0x19e7e376e7c213b7e7e7e46cc70a5dd086daff2a'
const payload = {
  iss: `did:pkh:eip155:1:${address}`,
  domain: 'dapp.example',
  aud: 'https://dapp.example/login',
  version: '1',
  nonce: 'n0nce1234567',
  iat: '2023-11-14T22:13:20.000Z',
}
const signature =
  '0xa8efa26110cd5709f424691bd3aca422e29c86e44f250594587dcc72c60903b3376faff09d69184eaf66a58b3fb04e600d8bfefc550a92bd30838f9cd99494d81c'
const text = `dapp.example wants you to sign in with your Ethereum account:
${address}

Hi. I further authorize the stated URI to perform the following actions on my behalf: (1) 'request': 'eth_sendTransaction', 'personal_sign' for 'eip155'.

URI: https://dapp.example/login
Version: 1
Chain ID: 1
Nonce: n0nce1234567
Issued At: 2023-11-14T22:13:20.000Z
Resources:
- ${recap}`

describe('the signed message', () => {
  it('[WC-8] writes and reads the known grant', () => {
    expect(formatRecap({ methods: ['personal_sign', 'eth_sendTransaction'], chains: [] })).toBe(recap)
    expect(parseRecap(recap)).toEqual({ methods: ['eth_sendTransaction', 'personal_sign'], chains: [] })
    expect(parseRecap(`${recap}==`)).toEqual(parseRecap(recap))
    const narrowed = formatRecap({ methods: ['personal_sign'], chains: ['eip155:1', 'eip155:10'] })
    expect(parseRecap(narrowed.replaceAll('+', '-').replaceAll('/', '_'))).toEqual({
      methods: ['personal_sign'],
      chains: ['eip155:1', 'eip155:10'],
    })
  })

  it('reads no grant from anything else', () => {
    const encode = (json: unknown) => `urn:recap:${Buffer.from(JSON.stringify(json)).toString('base64')}`
    for (const bad of [
      '',
      'urn:recap:',
      'urn:recap:!!',
      encode({}),
      encode({ att: {} }),
      encode({ att: { solana: {} } }),
      encode({ att: { eip155: {}, solana: {} } }),
      encode({ att: { eip155: { 'sign/x': [{}] } } }),
    ])
      expect(parseRecap(bad)).toBeNull()
  })

  it('[WC-8] writes the known text, which the known account signed', () => {
    const whole = { ...payload, statement: 'Hi.', resources: [recap] }
    expect(signInText(whole)).toBe(text)
    expect(signInText({ ...whole, statement: stateRecap('Hi.', parseRecap(recap)) ?? '' })).toBe(text)
    expect(recoverSigner(text, signature)).toBe(address)
    expect(recoverSigner(text, `${signature.slice(0, -2)}01`)).toBe(address)
    expect(recoverSigner(`${text}.`, signature)).not.toBe(address)
    for (const bad of [
      '',
      '0x',
      '0xzz',
      signature.slice(0, -2),
      `${signature}00`,
      `0x${'00'.repeat(65)}`,
      `${signature.slice(0, -2)}30`,
    ])
      expect(recoverSigner(text, bad)).toBeNull()
  })

  it('leaves two empty lines without a statement, and adds the other fields in order', () => {
    expect(signInText(payload)).toContain(`${address}\n\n\nURI: `)
    expect(signInText({ ...payload, exp: 'e', nbf: 'n', requestId: 'r' })).toMatch(
      /Expiration Time: e\nNot Before: n\nRequest ID: r$/,
    )
    expect(signInText({ ...payload, iss: 'did:pkh:solana:1:x' })).toBe('')
  })
})
