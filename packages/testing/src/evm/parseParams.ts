import * as v from 'valibot'
import type { Address, Hex } from 'viem'
import { rpcError } from '../script/rpcError'

/** An address in any letter case. */
export const addressSchema = /* @__PURE__ */ v.custom<Address>(
  (value) => typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value),
  'Expected an address',
)

/** A number in JSON-RPC form: `0x` and hexadecimal digits. */
export const quantitySchema = /* @__PURE__ */ v.custom<Hex>(
  (value) => typeof value === 'string' && /^0x[0-9a-fA-F]+$/.test(value),
  'Expected a 0x-prefixed number',
)

/** Bytes in JSON-RPC form. */
export const bytesSchema = /* @__PURE__ */ v.custom<Hex>(
  (value) => typeof value === 'string' && /^0x([0-9a-fA-F]{2})*$/.test(value),
  'Expected 0x-prefixed bytes',
)

/** A chain id as hexadecimal text, parsed to a number. */
export const chainIdSchema = /* @__PURE__ */ v.pipe(
  quantitySchema,
  v.transform(Number),
  v.safeInteger('Expected a chain id'),
  v.minValue(1, 'Expected a chain id'),
)

/** Parses the parameters of a request, or throws -32602 with what is wrong, before any prompt. */
export function parseParams<Schema extends v.GenericSchema>(
  schema: Schema,
  params: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, params)
  if (result.success) return result.output
  const [issue] = result.issues
  const path = v.getDotPath(issue)
  throw rpcError(-32602, `Invalid parameters: ${path ? `${path}: ` : ''}${issue.message}.`)
}
