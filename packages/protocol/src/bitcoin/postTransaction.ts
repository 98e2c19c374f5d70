import { pipe, regex, string, trim } from 'valibot'
import { defineCall } from '../http/defineCall'
import { chainQuery } from './chainQuery'

/** [BTC-1] Hands over a signed transaction as hexadecimal text, and gives its id as text; as Esplora does. */
export const postTransaction = /* @__PURE__ */ defineCall({
  name: 'postTransaction',
  method: 'POST',
  // A signed transaction may be repeated: its id is the same.
  idempotent: true,
  path: '/v1/tx',
  isPlain: true,
  query: chainQuery,
  body: pipe(string(), trim(), regex(/^(?:[0-9a-fA-F]{2}){10,}$/)),
  output: pipe(string(), regex(/^[0-9a-f]{64}$/)),
})
