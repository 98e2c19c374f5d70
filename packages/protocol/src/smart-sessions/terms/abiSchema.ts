import {
  array,
  boolean,
  type GenericSchema,
  maxLength,
  optional,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
} from 'valibot'

/** A parameter in an ABI. */
export type AbiInput = { readonly type: string; readonly components?: readonly AbiInput[] | undefined }

/** How deeply tuples may nest; real contracts stay below. */
const deepest = 4
const identifier = /^[\w$]{0,100}$/

function parameter(depth: number): GenericSchema<AbiInput, AbiInput> {
  const fields = {
    name: optional(pipe(string(), regex(identifier))),
    type: pipe(string(), regex(/^[a-z][a-z0-9]{0,20}(?:\[\d{0,5}\]){0,4}$/)),
    internalType: optional(pipe(string(), regex(/^[\w$.()[\], ]{0,200}$/))),
    indexed: optional(boolean()),
  }
  if (depth === 0) return strictObject(fields)
  return strictObject({
    ...fields,
    components: optional(pipe(array(parameter(depth - 1)), maxLength(32))),
  })
}

/** The ABI of a contract as compilers write it; rejects anything else, so its size and depth are known. */
export const abiSchema = /* @__PURE__ */ (() => {
  const parameters = pipe(array(parameter(deepest)), maxLength(32))
  return pipe(
    array(
      strictObject({
        type: picklist(['function', 'event', 'error', 'constructor', 'fallback', 'receive']),
        name: optional(pipe(string(), regex(identifier))),
        inputs: optional(parameters),
        outputs: optional(parameters),
        stateMutability: optional(picklist(['pure', 'view', 'nonpayable', 'payable'])),
        constant: optional(boolean()),
        payable: optional(boolean()),
        anonymous: optional(boolean()),
      }),
    ),
    maxLength(300),
  )
})()
