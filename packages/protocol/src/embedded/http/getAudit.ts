import { array, integer, maxLength, minValue, number, object, optional, pipe, string } from 'valibot'
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
          /** The last time it happened. */
          at: number(),
          /** How often it happened, if repeats are one entry. */
          count: optional(pipe(number(), integer(), minValue(1)), 1),
          origin: pipe(string(), maxLength(300)),
          browser: pipe(string(), maxLength(300)),
        }),
      ),
      maxLength(1_000),
    ),
  }),
})
