import { isRecord } from '../untrusted/isRecord'
import { asRecordOf } from './asRecordOf'
import { asJson } from './codecs'
import { defineItem } from './defineItem'

/** Names and avatars by address, each with its fetch time. */
export type IdentityCache = {
  readonly [address: string]: {
    readonly address: string
    readonly identity: { readonly name: string | null; readonly avatar: string | null }
    readonly timestamp: number
  }
}

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string'

/** [HTTP-7] [HTTP-5] Cached identities, valid for 5 minutes. */
export const identityCache = /* @__PURE__ */ defineItem({
  key: 'identity_cache',
  as: /* @__PURE__ */ asJson(
    /* @__PURE__ */ asRecordOf(({ address, identity, timestamp }) => {
      if (typeof address !== 'string' || typeof timestamp !== 'number' || !isRecord(identity))
        return undefined
      const { name, avatar } = identity
      if (!isTextOrNull(name) || !isTextOrNull(avatar)) return undefined
      return { address, identity: { name, avatar }, timestamp }
    }),
  ),
  initial: {} as IdentityCache,
})
