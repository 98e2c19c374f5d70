import { array, boolean, integer, minValue, number, object, optional, pipe, regex, string } from 'valibot'
import { defineCall } from '../http/defineCall'
import { chainQuery } from './chainQuery'

const hash = () => pipe(string(), regex(/^[0-9a-f]{64}$/))
/** Numbers that are exact: all the satoshi there will ever be are below 2^53. */
const count = () => pipe(number(), integer(), minValue(0))

/** An output that can be spent, in the words of Esplora. */
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

/** [BTC-1] What an address can spend, as Esplora tells it. */
export const getCoins = /* @__PURE__ */ defineCall({
  name: 'getCoins',
  method: 'GET',
  path: '/v1/address/{address}/utxo',
  query: chainQuery,
  output: array(coinSchema),
})
