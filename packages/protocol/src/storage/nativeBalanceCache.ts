import { type InferOutput, number, object, record, string } from 'valibot'
import { asJson } from './asJson'
import { bySchema } from './bySchema'
import { defineItem } from './defineItem'

const schema = () =>
  record(
    string(),
    object({ caipAddress: string(), balance: string(), symbol: string(), timestamp: number() }),
  )

/** Balances by CAIP-10 address, each with the time it was had. */
export type NativeBalanceCache = InferOutput<ReturnType<typeof schema>>

/** [HTTP-7] [HTTP-5] Native balances that were had before; good for 30 s. */
export const nativeBalanceCache = /* @__PURE__ */ defineItem({
  key: 'native_balance_cache',
  as: /* @__PURE__ */ asJson(/* @__PURE__ */ bySchema(schema)),
  initial: {},
})
