import {
  array,
  type InferOutput,
  integer,
  nullable,
  number,
  object,
  pipe,
  record,
  regex,
  string,
  unknown,
  uuid,
} from 'valibot'

const part = /* @__PURE__ */ object({ type: string(), data: record(string(), unknown()) })
const seconds = /* @__PURE__ */ pipe(number(), integer())

/** A smart session in the list of an account: its permission context identifier and its terms. */
export const smartSession = /* @__PURE__ */ object({
  project: object({ id: string(), name: string(), url: nullable(string()), iconUrl: nullable(string()) }),
  pci: pipe(string(), uuid()),
  expiry: seconds,
  createdAt: seconds,
  permissions: array(part),
  policies: array(part),
  context: nullable(pipe(string(), regex(/^0x[0-9a-f]*$/i))),
  revokedAt: nullable(seconds),
})

/** A listed smart session. */
export type SmartSession = InferOutput<typeof smartSession>
