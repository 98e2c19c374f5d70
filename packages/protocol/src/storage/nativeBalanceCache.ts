import { asRecordOf } from './asRecordOf'
import { asJson } from './codecs'
import { defineItem } from './defineItem'

/** Balances by CAIP-10 address, each with its fetch time. */
type NativeBalanceCache = {
  readonly [caipAddress: string]: {
    readonly caipAddress: string
    readonly balance: string
    readonly symbol: string
    readonly timestamp: number
  }
}

/** [HTTP-7] [HTTP-5] Cached native balances, valid for 30 seconds. */
export const nativeBalanceCache = /* @__PURE__ */ defineItem({
  key: 'native_balance_cache',
  as: /* @__PURE__ */ asJson(
    /* @__PURE__ */ asRecordOf(({ caipAddress, balance, symbol, timestamp }) =>
      typeof caipAddress === 'string' &&
      typeof balance === 'string' &&
      typeof symbol === 'string' &&
      typeof timestamp === 'number'
        ? { caipAddress, balance, symbol, timestamp }
        : undefined,
    ),
  ),
  initial: {} as NativeBalanceCache,
})
