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

// Whatever else stands there limits something, perhaps: it is not for the line to lose it.
const part = /* @__PURE__ */ looseObject({
  type: pipe(string(), minLength(1), maxLength(50)),
  data: record(string(), unknown()),
})

/** What a smart session is granted for, in the words of ERC-7715: until when, to which keys, for what, within which limits. */
export const smartSessionTerms = /* @__PURE__ */ object({
  /** Seconds since 1970. */
  expiry: pipe(number(), integer(), minValue(0), maxValue(Number.MAX_SAFE_INTEGER)),
  signer: part,
  permissions: pipe(array(part), minLength(1), maxLength(20)),
  policies: optional(pipe(array(part), maxLength(10)), []),
})

/** The terms of a smart session, as they go over the line. */
export type SmartSessionTerms = InferOutput<typeof smartSessionTerms>
