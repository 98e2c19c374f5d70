import { array, nullish, number, object, record, string } from 'valibot'
import { bySchema } from './bySchema'
import { asJson } from './codecs'
import { defineItem } from './defineItem'

const schema = () =>
  record(
    string(),
    object({
      address: string(),
      ens: array(
        object({
          name: string(),
          registered_at: string(),
          updated_at: nullish(string()),
          attributes: nullish(record(string(), string())),
          addresses: record(string(), object({ address: string(), created_at: string() })),
        }),
      ),
      timestamp: number(),
    }),
  )

/** [HTTP-7] [HTTP-5] Cached names, valid for 5 minutes. */
export const nameCache = /* @__PURE__ */ defineItem({
  key: 'ens_cache',
  as: /* @__PURE__ */ asJson(/* @__PURE__ */ bySchema(schema)),
  initial: {},
})
