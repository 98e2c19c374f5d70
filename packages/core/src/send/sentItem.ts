import {
  defineItem,
  isAddress,
  isNamespace,
  isNetworkId,
  type Namespace,
  type NetworkId,
  stripDeceptive,
} from '@latchkey/protocol'
import {
  boolean,
  check,
  custom,
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
  optional,
  picklist,
  pipe,
  record,
  regex,
  safeParse,
  string,
  transform,
  variant,
} from 'valibot'
import { latestTime } from './latestTime'
import type { SentTransfer } from './SentTransfer'
import { sentKey } from './sentKey'

/** [ACC-9] More than can be pending, and some that have ended. */
const mostRows = 150

/** The longest note of a site. */
export const mostNote = 100

const text = (most = 200) => pipe(string(), maxLength(most))
const time = () => pipe(number(), minValue(0), maxValue(latestTime))
/** Was cleaned when it was written, unless another program did. */
const shown = (most: number) => pipe(string(), transform(stripDeceptive), maxLength(most))

const rowSchema = () =>
  object({
    namespace: custom<Namespace>(isNamespace),
    networkId: custom<NetworkId>(isNetworkId),
    address: text(),
    to: text(),
    toName: nullable(shown(255)),
    asset: variant('kind', [
      object({ kind: literal('native') }),
      object({ kind: literal('token'), token: text() }),
      object({ kind: literal('nft'), standard: text(20), token: text(), id: text(100) }),
    ]),
    amount: pipe(string(), regex(/^\d{1,78}$/)),
    symbol: shown(64),
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
    note: optional(shown(mostNote)),
    swap: optional(
      object({
        part: picklist(['reset-approval', 'approve', 'swap']),
        amount: pipe(string(), regex(/^\d{1,78}$/)),
        symbol: shown(64),
        decimals: pipe(number(), integer(), minValue(0), maxValue(255)),
        iconUrl: nullable(text(2_000)),
      }),
    ),
  })

/** A row as it is stored; the schema and the type must agree. */
type Row = InferOutput<ReturnType<typeof rowSchema>>

function parseRow(json: unknown): readonly SentTransfer[] {
  const schema = pipe(
    rowSchema(),
    check(
      ({ namespace, networkId, address, to }) =>
        networkId.startsWith(`${namespace}:`) && isAddress(namespace, address) && isAddress(namespace, to),
    ),
  )
  const read = safeParse(schema, json, { abortEarly: true })
  const rows: readonly Row[] = read.success ? [read.output] : []
  return rows
}

/** As many rows as are kept. Those that have ended go first: nobody would follow a forgotten one. */
function keepNewest(rows: readonly SentTransfer[]): readonly SentTransfer[] {
  const isPending = ({ state }: SentTransfer) => state === 'pending'
  let room = mostRows - rows.filter(isPending).length
  return rows
    .filter((row) => {
      if (isPending(row)) return true
      room -= 1
      return room >= 0
    })
    .slice(0, mostRows)
}

/** Transactions sent from here, newest first. Rows that another program wrote are dropped one by one. */
export const sentItem = /* @__PURE__ */ defineItem<readonly SentTransfer[]>({
  key: sentKey,
  as: {
    decode(stored) {
      const json: unknown = JSON.parse(stored)
      return Array.isArray(json) ? json.slice(0, mostRows).flatMap(parseRow) : undefined
    },
    encode: (rows) => JSON.stringify(keepNewest(rows)),
  },
  initial: [],
})
