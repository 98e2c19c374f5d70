import { defineItem } from '@latchkey/protocol'
import {
  array,
  type InferOutput,
  maxLength,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  pipe,
  safeParse,
  string,
} from 'valibot'
import { latestTime } from '../send/latestTime'

/** More accounts than swap within minutes. */
const mostRows = 20

const time = () => pipe(number(), minValue(0), maxValue(latestTime))
const schema = () =>
  array(
    object({
      /** Whose swap it is, on which network. */
      caipAddress: pipe(string(), maxLength(200)),
      /** When the wallet was asked, in ms. */
      at: time(),
      /** When the visitor was told that the wallet may still show it, in ms. */
      warnedAt: nullable(time()),
    }),
  )

/** A swap that a wallet was asked for and hasn't answered. */
export type AskedSwap = Readonly<InferOutput<ReturnType<typeof schema>>[number]>

/** Swaps that wallets haven't answered, one for each account. What another program wrote is dropped. */
export const askedSwapItem = /* @__PURE__ */ defineItem<readonly AskedSwap[]>({
  key: 'asked_swaps',
  as: {
    decode(stored) {
      const read = safeParse(schema(), JSON.parse(stored), { abortEarly: true })
      return read.success ? read.output.slice(0, mostRows) : undefined
    },
    encode: (rows) => JSON.stringify(rows.slice(0, mostRows)),
  },
  initial: [],
})
