import { type SignInData, writeSignInMessage } from '@latchkey/protocol'
import { hexToBytes } from '@noble/hashes/utils.js'
import { hashMessage, parseSignature, serializeCompactSignature, signatureToCompactSignature } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { recoverAddress } from './recoverAddress'
import { hashPersonal, verifyEvm } from './verifyEvm'

const least = {
  version: '1',
  chainId: 'eip155:1',
  uri: 'https://login.xyz',
  domain: 'login.xyz',
  statement: 'Sign-In With Ethereum Example Statement',
} as const
type Vector = readonly [name: string, data: SignInData, signature: string]

/** Published by spruceid/siwe: test/verification_positive.json. */
const right: readonly Vector[] = [
  [
    'example message',
    {
      ...least,
      accountAddress: '0x9D85ca56217D2bb651b00f15e694EB7E713637D4',
      nonce: 'bTyXgcQxn2htgkjJn',
      issuedAt: '2022-01-27T17:09:38.578Z',
      expirationTime: '2100-01-07T14:31:43.952Z',
    },
    '0xdc35c7f8ba2720df052e0092556456127f00f7707eaa8e3bbff7e56774e7f2e05a093cfc9e02964c33d86e8e066e221b7d153d27e5a2e97ccd5ca7d3f2ce06cb1b',
  ],
  [
    'not yet valid',
    {
      ...least,
      accountAddress: '0xE6D3Aa1F561A215E5eb1f02Ba8705385F03fCaFB',
      nonce: 'lx2nx4so',
      issuedAt: '2022-01-05T14:27:30.883Z',
      notBefore: '2100-01-07T14:31:43.952Z',
    },
    '0xc2539ace78f13c7eb8c0852d38d269a6f97bebd9f7872097d2e3137b541f8bf50176062a46eeea83086bd2721423fb5755a932ff6ccc046ed482d14e4576042f1c',
  ],
  [
    'expired message',
    {
      ...least,
      accountAddress: '0x2ecA0068307e706741445764A3D6A4402aC2A5a9',
      nonce: 'lx2nx4so',
      issuedAt: '2022-01-05T14:27:30.883Z',
      expirationTime: '2021-01-05T00:00:00Z',
    },
    '0x7337bc2826c7678cd6bc84f5b3b236efc969b0451f9feca2328b1d3401b030c113f19bdba359ba3f52762c66e9147311fa95fe598a1a4ec9bb383a7b4e3874241b',
  ],
  [
    'recovery byte starting at 0',
    {
      ...least,
      domain: 'www.tally.xyz',
      uri: 'https://tally.xyz',
      statement: 'Sign in with Ethereum to Tally',
      accountAddress: '0xc95EB884FE852e241D409234bfC7045CB9E31BD7',
      nonce: '15050747',
      issuedAt: '2022-06-30T14:08:51.382Z',
    },
    '0x8c46b6eb8505939892d8e9b075f89f8277321b17b993151f37810cdda38cce6f4a85909d2b53e6a14629c74c0ac38bf4becde78ee5b2529812bf6cceaf7b2a2501',
  ],
]

/** From the same repository: test/verification_negative.json. */
const forged = {
  ...least,
  accountAddress: '0x6Da01670d8fc844e736095918bbE11fE8D564163',
  nonce: 'rmplqh1gf',
  issuedAt: '2022-01-05T14:31:43.954Z',
  expirationTime: '2100-01-07T14:31:43.952Z',
} as const
const wrong: readonly Vector[] = [
  [
    'malformed signature',
    forged,
    '0xf2e8420fc1b722bf4941f5a0464f98172a758ceda5039f622e425fb69fd19b20e444bba7c9a8a8d7e2b5e453553efe7c9460be5d211abe473fc146d51bb04d0cb1b',
  ],
  [
    'wrong signature',
    forged,
    '0x31df81dc02344c9156e6f71da46e2db624b38f8f806290d670d46492b834b2e7575cbce9f48169356cfb577b910d8e30732fcf23c1ac0021d08b945ed7ee118e1b',
  ],
]

let calls = 0
const noContract = async () => {
  calls += 1
  return Response.json({ result: '0x00' })
}
const isRight = (address: string, message: string, signature: string) =>
  verifyEvm({
    chainId: 'eip155:1',
    address,
    message,
    signature,
    nodes: { 'eip155:1': 'http://node' },
    fetch: noContract,
  })

describe('signatures of EVM keys', () => {
  it.each(right)('[SIW-6] %s (siwe)', async (_, data, signature) => {
    const before = calls
    expect(await isRight(data.accountAddress, writeSignInMessage(data), signature)).toBe(true)
    // A key signature needs no node.
    expect(calls).toBe(before)
    expect(await isRight(data.accountAddress, `${writeSignInMessage(data)}.`, signature)).toBe(false)
  })

  it.each(wrong)('[SIW-6] rejects %s (siwe)', async (_, data, signature) => {
    expect(await isRight(data.accountAddress, writeSignInMessage(data), signature)).toBe(false)
  })

  it('[SIW-6] are accepted with v 27 or 28, v 0 or 1, and in 64 bytes (EIP-2098)', async () => {
    const account = privateKeyToAccount(`0x${'4b'.repeat(32)}`)
    for (let count = 0; count < 12; count += 1) {
      const message = `text ${count}, übrigens`
      const signature = await account.signMessage({ message })
      const compact = serializeCompactSignature(signatureToCompactSignature(parseSignature(signature)))
      const bare = signature.slice(0, -2) + (signature.endsWith('1b') ? '00' : '01')
      for (const one of [signature, bare, compact, signature.toUpperCase().replace('X', 'x')])
        expect(await isRight(account.address, message, one)).toBe(true)
      for (const last of ['02', '03', '1a', '1d', '25', '36', '37', 'ff'])
        expect(await isRight(account.address, message, signature.slice(0, -2) + last)).toBe(false)
      for (const one of [
        `${signature}00`,
        signature.slice(0, -4),
        signature.slice(2),
        ` ${signature}`,
        `${signature}\n`,
      ])
        expect(await isRight(account.address, message, one)).toBe(false)
    }
  })

  it('[SIW-6] hash the bytes of a text by EIP-191', () => {
    for (const text of ['', 'hello', 'ü', '😄'.repeat(100)])
      expect(hashPersonal(text)).toEqual(hexToBytes(hashMessage(text).slice(2)))
  })

  it('[SIW-6] are rejected with zero or out-of-range values', () => {
    const hash = hashPersonal('x')
    const order = 'fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141'
    for (const half of ['00'.repeat(32), order, 'ff'.repeat(32)])
      for (const v of ['00', '1b'])
        for (const text of [
          half + half + v,
          `${half}${'11'.repeat(32)}${v}`,
          `${'11'.repeat(32)}${half}${v}`,
        ])
          expect(recoverAddress(hash, hexToBytes(text))).toBeNull()
  })
})
