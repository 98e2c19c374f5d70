import { defineItem, isCaipAddress, stripDeceptive } from '@latchkey/protocol'
import {
  integer,
  literal,
  maxLength,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  pipe,
  safeParse,
  string,
  transform,
  variant,
} from 'valibot'
import { latestTime } from '../send/latestTime'
import type { TradedToken } from './SwapState'

/** A swap that was begun. It is stored, so that a reload between its steps loses nothing. */
export type BegunSwap = {
  /** Whose swap it is, on which network. */
  readonly caipAddress: string
  readonly from: TradedToken
  readonly to: TradedToken
  readonly amount: string
  readonly slippageBps: number
  /** In ms. */
  readonly at: number
}

const text = (most: number) => pipe(string(), maxLength(most))
/** Was cleaned when it was written, unless another program did. */
const shown = (most: number) => pipe(string(), transform(stripDeceptive), maxLength(most))

const tokenSchema = () =>
  object({
    id: text(200),
    asset: variant('kind', [
      object({ kind: literal('native') }),
      object({ kind: literal('token'), token: text(100) }),
    ]),
    symbol: shown(64),
    name: shown(255),
    decimals: pipe(number(), integer(), minValue(0), maxValue(255)),
    iconUrl: nullable(text(2_000)),
  })

const schema = () =>
  object({
    caipAddress: text(200),
    from: tokenSchema(),
    to: tokenSchema(),
    amount: text(100),
    slippageBps: pipe(number(), integer(), minValue(0), maxValue(5_000)),
    at: pipe(number(), minValue(0), maxValue(latestTime)),
  })

/** The swap that was begun last, or null. What another program wrote is dropped. */
export const swapItem = /* @__PURE__ */ defineItem<BegunSwap | null>({
  key: 'begun_swap',
  as: {
    decode(stored) {
      const read = safeParse(schema(), JSON.parse(stored), { abortEarly: true })
      return read.success && isCaipAddress(read.output.caipAddress) ? read.output : undefined
    },
    encode: (swap) => JSON.stringify(swap),
  },
  initial: null,
})
