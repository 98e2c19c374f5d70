import {
  defineItem,
  isAddress,
  isNamespace,
  isNetworkId,
  type Namespace,
  type NetworkId,
  onrampOrderStates,
  stripDeceptive,
} from '@latchkey/protocol'
import {
  check,
  custom,
  integer,
  maxLength,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  picklist,
  pipe,
  regex,
  safeParse,
  string,
  transform,
  uuid,
} from 'valibot'
import { latestTime } from '../send/latestTime'
import type { Purchase } from './Purchase'
import { purchasesKey } from './purchasesKey'

/** More than anybody buys in a day. */
const mostRows = 50

const time = () => pipe(number(), minValue(0), maxValue(latestTime))
/** Was cleaned when it was written, unless another program did. */
const shown = (most: number) => pipe(string(), transform(stripDeceptive), maxLength(most))
const units = () => pipe(string(), regex(/^\d{1,78}$/))

const rowSchema = () =>
  object({
    orderId: pipe(string(), uuid()),
    secret: pipe(string(), regex(/^[-_A-Za-z0-9]{20,100}$/)),
    provider: pipe(string(), regex(/^[a-z][a-z0-9-]{0,31}$/)),
    label: shown(100),
    namespace: custom<Namespace>(isNamespace),
    networkId: custom<NetworkId>(isNetworkId),
    address: pipe(string(), maxLength(200)),
    asset: pipe(string(), maxLength(200)),
    symbol: shown(64),
    decimals: pipe(number(), integer(), minValue(0), maxValue(36)),
    paid: pipe(string(), regex(/^\d{1,12}(\.\d{1,8})?$/)),
    currency: pipe(string(), regex(/^[A-Z]{3}$/)),
    startedAt: time(),
    state: picklist(onrampOrderStates),
    amount: nullable(units()),
    hash: nullable(pipe(string(), maxLength(128))),
    reason: nullable(pipe(string(), maxLength(60))),
    endedAt: nullable(time()),
  })

function parseRow(json: unknown): readonly Purchase[] {
  const schema = pipe(
    rowSchema(),
    check(
      ({ namespace, networkId, address }) =>
        networkId.startsWith(`${namespace}:`) && isAddress(namespace, address),
    ),
  )
  const read = safeParse(schema, json, { abortEarly: true })
  return read.success ? [read.output] : []
}

/** Purchases started from here, newest first. Rows that another program wrote are dropped one by one. */
export const purchasesItem = /* @__PURE__ */ defineItem<readonly Purchase[]>({
  key: purchasesKey,
  as: {
    decode(stored) {
      const json: unknown = JSON.parse(stored)
      return Array.isArray(json) ? json.slice(0, mostRows).flatMap(parseRow) : undefined
    },
    encode: (rows) => JSON.stringify(rows.slice(0, mostRows)),
  },
  initial: [],
})
