import { pipe, regex, string, trim } from 'valibot'
import { defineCall } from '../http/defineCall'
import { chainQuery } from './chainQuery'

/** [BTC-1] Submits a signed transaction as hex and returns its id as text, like Esplora. */
export const postTransaction = /* @__PURE__ */ defineCall({
  name: 'postTransaction',
  method: 'POST',
  // Submitting a signed transaction twice is safe: its id stays the same.
  idempotent: true,
  path: '/v1/tx',
  isPlain: true,
  query: chainQuery,
  body: pipe(string(), trim(), regex(/^(?:[0-9a-fA-F]{2}){10,}$/)),
  output: pipe(string(), regex(/^[0-9a-f]{64}$/)),
})
