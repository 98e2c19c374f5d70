import { isNetworkId } from '../caip/isNetworkId'
import type { NetworkId } from '../caip/parseNetworkId'
import { isRecord } from '../untrusted/isRecord'
import { asJson } from './codecs'
import { defineItem } from './defineItem'

/** A session at the gateway: its account and token. Times are RFC 3339. */
export interface StoredSignIn {
  readonly sessionId: string
  readonly address: string
  readonly networkId: NetworkId
  readonly domain: string
  readonly signedInAt: string
  readonly expiresAt: string
  readonly token: string
  readonly tokenExpiresAt: string
  /** When the token was issued. */
  readonly renewedAt: string
}

const times = ['signedInAt', 'expiresAt', 'tokenExpiresAt', 'renewedAt'] as const
const texts = ['sessionId', 'address', 'domain', 'token', ...times] as const

function parseSignIn(value: unknown): StoredSignIn | undefined {
  if (!isRecord(value) || !isNetworkId(value.networkId)) return undefined
  const isText = texts.every((name) => {
    const text = value[name]
    return typeof text === 'string' && text !== '' && text.length <= 4_000
  })
  if (!isText || times.some((name) => Number.isNaN(Date.parse(`${value[name]}`)))) return undefined
  const entries = [...texts, 'networkId' as const].map((name) => [name, value[name]])
  // Each one was checked above.
  return Object.fromEntries(entries) as StoredSignIn
}

/** [HTTP-7] [SIW-6] This browser's sessions at the gateway, newest first, one per account. */
export const signInTokens = /* @__PURE__ */ defineItem({
  key: 'siwx-auth-token',
  as: /* @__PURE__ */ asJson((json): readonly StoredSignIn[] | undefined =>
    Array.isArray(json) ? json.slice(0, 20).flatMap((each) => parseSignIn(each) ?? []) : undefined,
  ),
  initial: [],
})
