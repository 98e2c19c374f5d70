import { maxValue, minValue, number, pipe, record, regex, string } from 'valibot'
import { defineCall } from '../http/defineCall'
import { chainQuery } from './chainQuery'

/** [BTC-1] Gets the fee in satoshi per virtual byte by target block count, in Esplora's format. */
export const getFeeEstimates = /* @__PURE__ */ defineCall({
  name: 'getFeeEstimates',
  method: 'GET',
  path: '/v1/fee-estimates',
  query: chainQuery,
  output: record(pipe(string(), regex(/^\d{1,4}$/)), pipe(number(), minValue(0), maxValue(1_000_000))),
})
