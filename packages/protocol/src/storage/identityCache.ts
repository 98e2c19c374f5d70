import { type InferOutput, nullable, number, object, record, string } from 'valibot'
import { asJson } from './asJson'
import { bySchema } from './bySchema'
import { defineItem } from './defineItem'

const schema = () =>
  record(
    string(),
    object({
      address: string(),
      identity: object({ name: nullable(string()), avatar: nullable(string()) }),
      timestamp: number(),
    }),
  )

/** Names and avatars by address, each with the time it was had. */
export type IdentityCache = InferOutput<ReturnType<typeof schema>>

/** [HTTP-7] [HTTP-5] Identities that were had before; good for 5 min. */
export const identityCache = /* @__PURE__ */ defineItem({
  key: 'identity_cache',
  as: /* @__PURE__ */ asJson(/* @__PURE__ */ bySchema(schema)),
  initial: {},
})
