import { boolean, object, optional, pipe, regex, string } from 'valibot'
import { defineCall } from '../http/defineCall'
import { chainQuery } from './chainQuery'

/** [SND-1] Gets the transaction that spends a coin, in Esplora's format. */
export const getSpender = /* @__PURE__ */ defineCall({
  name: 'getSpender',
  method: 'GET',
  path: '/v1/tx/{txid}/outspend/{index}',
  query: chainQuery,
  output: object({ spent: boolean(), txid: optional(pipe(string(), regex(/^[0-9a-f]{64}$/))) }),
})
