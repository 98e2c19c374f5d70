import {
  array,
  boolean,
  integer,
  minValue,
  nullish,
  number,
  object,
  optional,
  pipe,
  regex,
  string,
} from 'valibot'
import { defineCall } from '../http/defineCall'
import { chainQuery } from './chainQuery'

const hash = () => pipe(string(), regex(/^[0-9a-f]{64}$/))
/** A plain number is exact here: all satoshi that will ever exist are below 2^53. */
const count = () => pipe(number(), integer(), minValue(0))

/** [SND-1] Gets a transaction, in Esplora's format: what it spends and pays, and whether a block contains it. */
export const getTransaction = /* @__PURE__ */ defineCall({
  name: 'getTransaction',
  method: 'GET',
  path: '/v1/tx/{txid}',
  query: chainQuery,
  output: object({
    txid: hash(),
    vin: array(object({ txid: hash(), vout: count() })),
    vout: array(
      object({
        /** Notes have no address. */
        scriptpubkey_address: nullish(pipe(string(), regex(/^[a-zA-Z0-9]{1,90}$/))),
        value: count(),
      }),
    ),
    fee: optional(count(), 0),
    status: object({ confirmed: boolean() }),
  }),
})
