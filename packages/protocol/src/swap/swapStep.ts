import {
  type InferOutput,
  literal,
  maxLength,
  nullable,
  object,
  pipe,
  record,
  regex,
  string,
  union,
  unknown,
  variant,
} from 'valibot'
import { swapAmount, swapAmountOrZero } from './swapAmount'

const chainId = /* @__PURE__ */ pipe(string(), maxLength(41))
const hex = /* @__PURE__ */ pipe(string(), maxLength(200_002), regex(/^0x(?:[0-9a-fA-F]{2})*$/))
const evmAddress = /* @__PURE__ */ pipe(string(), regex(/^0x[0-9a-fA-F]{40}$/))

/** A call of an EVM account. */
const swapCall = /* @__PURE__ */ object({
  /** CAIP-2. */
  chainId,
  to: evmAddress,
  data: hex,
  /** In wei. */
  value: swapAmountOrZero,
  /** The gas limit, if it's known. */
  gas: nullable(swapAmount),
})

/** A whole transaction of another family, to be signed as it is. */
const swapMessage = /* @__PURE__ */ object({
  /** CAIP-2. */
  chainId,
  /** Base64. */
  transaction: pipe(string(), maxLength(20_000), regex(/^[A-Za-z0-9+/]+={0,2}$/)),
})

/** A call of an EVM account. */
export type SwapCall = InferOutput<typeof swapCall>

/** A whole transaction of another family, to be signed as it is. */
export type SwapMessage = InferOutput<typeof swapMessage>

const approval = { token: evmAddress, spender: evmAddress, tx: swapCall }

/** One thing the visitor's wallet does for a swap. */
export const swapStep = /* @__PURE__ */ variant('kind', [
  /** Sets the allowance to zero first, for tokens that need it. */
  object({ kind: literal('reset-approval'), ...approval }),
  object({ kind: literal('approve'), ...approval, amount: swapAmount }),
  /** Typed data to sign. Ask for the quote again with the signature: its `send` then has a transaction. */
  object({
    kind: literal('sign'),
    as: literal('permit'),
    typed: object({
      domain: record(string(), unknown()),
      types: record(string(), unknown()),
      primaryType: string(),
      message: record(string(), unknown()),
    }),
    /** Seconds since 1970; goes back with the signature. */
    deadline: swapAmount,
  }),
  /** Null: needs the signature of the step before it. */
  object({ kind: literal('send'), tx: nullable(union([swapCall, swapMessage])) }),
  /** Sign it and give it to `postSwapOrder` with the handle; the provider sends it. */
  object({ kind: literal('post'), handle: pipe(string(), maxLength(1_000)), tx: swapMessage }),
])

/** One thing the visitor's wallet does for a swap. */
export type SwapStep = InferOutput<typeof swapStep>
