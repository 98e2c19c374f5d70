import { array, maxLength, number, object, pipe, string } from 'valibot'
import { defineCall } from '../../http/defineCall'

/** What happened to this wallet, newest first. */
export const getAudit = /* @__PURE__ */ defineCall({
  name: 'getAudit',
  method: 'GET',
  path: '/v1/audit',
  output: object({
    entries: pipe(
      array(
        object({
          kind: pipe(string(), maxLength(100)),
          at: number(),
          origin: pipe(string(), maxLength(300)),
          browser: pipe(string(), maxLength(300)),
        }),
      ),
      maxLength(1_000),
    ),
  }),
})
