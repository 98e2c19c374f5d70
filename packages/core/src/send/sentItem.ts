import { defineItem, isNamespace, isNetworkId, type Namespace, type NetworkId } from '@latchkey/protocol'
import {
  boolean,
  check,
  custom,
  finite,
  type InferOutput,
  integer,
  literal,
  maxEntries,
  maxLength,
  maxValue,
  minValue,
  nonEmpty,
  nullable,
  number,
  object,
  picklist,
  pipe,
  record,
  regex,
  safeParse,
  string,
  variant,
} from 'valibot'
import type { SentTransfer } from './SentTransfer'
import { sentKey } from './sentKey'

/** [ACC-9] More than can be pending, and some that have ended. */
const mostRows = 150

const text = (most = 200) => pipe(string(), maxLength(most))
const time = () => pipe(number(), finite(), minValue(0))

const rowSchema = () =>
  object({
    namespace: custom<Namespace>(isNamespace),
    networkId: custom<NetworkId>(isNetworkId),
    address: pipe(text(), nonEmpty()),
    to: pipe(text(), nonEmpty()),
    toName: nullable(text(255)),
    asset: variant('kind', [
      object({ kind: literal('native') }),
      object({ kind: literal('token'), token: text() }),
      object({ kind: literal('nft'), standard: text(20), token: text(), id: text(100) }),
    ]),
    amount: pipe(string(), regex(/^\d{1,78}$/)),
    symbol: text(64),
    decimals: pipe(number(), integer(), minValue(0), maxValue(255)),
    iconUrl: nullable(text(2_000)),
    handle: object({
      id: pipe(text(), nonEmpty()),
      details: pipe(record(text(40), text(20_000)), maxEntries(20)),
    }),
    sentAt: time(),
    state: picklist(['pending', 'mined', 'failed', 'replaced', 'dropped']),
    unseenSince: nullable(time()),
    endedAt: nullable(time()),
    how: nullable(picklist(['speed-up', 'cancel', 'other'])),
    by: nullable(text()),
    succeeded: nullable(boolean()),
  })

/** A row as it is stored; the schema and the type must agree. */
type Row = InferOutput<ReturnType<typeof rowSchema>>

function parseRow(json: unknown): readonly SentTransfer[] {
  const schema = pipe(
    rowSchema(),
    check(({ namespace, networkId }) => networkId.startsWith(`${namespace}:`)),
  )
  const read = safeParse(schema, json, { abortEarly: true })
  const rows: readonly Row[] = read.success ? [read.output] : []
  return rows
}

/** Transactions sent from here, newest first. Rows that another program wrote are dropped one by one. */
export const sentItem = /* @__PURE__ */ defineItem<readonly SentTransfer[]>({
  key: sentKey,
  as: {
    decode(stored) {
      const json: unknown = JSON.parse(stored)
      return Array.isArray(json) ? json.slice(0, mostRows).flatMap(parseRow) : undefined
    },
    encode: (rows) => JSON.stringify(rows.slice(0, mostRows)),
  },
  initial: [],
})
