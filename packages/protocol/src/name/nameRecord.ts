import { type InferOutput, maxLength, nullable, object, pipe, record, string } from 'valibot'

const text = /* @__PURE__ */ pipe(string(), maxLength(300))

/** [NAM-5] A name of the operator's zones, as the gateway returns it. */
export const nameRecord = /* @__PURE__ */ object({
  /** With its zone. */
  name: text,
  /** ISO 8601. */
  registered_at: text,
  /** When an address or attribute changed last (ISO 8601); null if never. */
  updated_at: nullable(text),
  attributes: nullable(record(text, text)),
  /** By ENSIP-11 coin type. */
  addresses: record(
    text,
    object({
      address: text,
      /** ISO 8601. */
      created_at: text,
    }),
  ),
})

/** A name of the operator's zones. */
export type NameRecord = InferOutput<typeof nameRecord>
