import { array, boolean, integer, minValue, number, object, optional, pipe, regex, string } from 'valibot'
import { defineCall } from '../http/defineCall'
import { chainQuery } from './chainQuery'

const hash = () => pipe(string(), regex(/^[0-9a-f]{64}$/))
/** A plain number is exact here: all satoshi that will ever exist are below 2^53. */
const count = () => pipe(number(), integer(), minValue(0))

/** An unspent output in Esplora's format. */
const coinSchema = /* @__PURE__ */ object({
  txid: hash(),
  vout: count(),
  /** In satoshi. */
  value: count(),
  status: object({
    confirmed: boolean(),
    block_height: optional(count()),
    block_hash: optional(hash()),
    block_time: optional(count()),
  }),
})

/** [BTC-1] Gets the unspent outputs of an address, in Esplora's format. */
export const getCoins = /* @__PURE__ */ defineCall({
  name: 'getCoins',
  method: 'GET',
  path: '/v1/address/{address}/utxo',
  query: chainQuery,
  output: array(coinSchema),
})
