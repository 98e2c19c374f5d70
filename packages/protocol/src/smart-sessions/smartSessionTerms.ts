import {
  array,
  type InferOutput,
  integer,
  looseObject,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  object,
  optional,
  pipe,
  record,
  string,
  unknown,
} from 'valibot'

// Other fields may limit something, so keep them.
const part = /* @__PURE__ */ looseObject({
  type: pipe(string(), minLength(1), maxLength(50)),
  data: record(string(), unknown()),
})

/** The terms of a smart session in ERC-7715 form: expiry, keys, permissions and policies. */
export const smartSessionTerms = /* @__PURE__ */ object({
  /** Seconds since 1970. */
  expiry: pipe(number(), integer(), minValue(0), maxValue(Number.MAX_SAFE_INTEGER)),
  signer: part,
  permissions: pipe(array(part), minLength(1), maxLength(20)),
  policies: optional(pipe(array(part), maxLength(10)), []),
})

/** The terms of a smart session on the wire. */
export type SmartSessionTerms = InferOutput<typeof smartSessionTerms>
