import { array, integer, maxLength, number, object, optional, picklist, pipe, string } from 'valibot'
import { defineCall } from '../http/defineCall'
import { currencies } from './currencies'

/** Gets token prices by CAIP-10 address. */
export const getPrice = /* @__PURE__ */ defineCall({
  name: 'getPrice',
  method: 'POST',
  idempotent: true,
  path: '/v1/fungible/price',
  body: object({
    currency: picklist(currencies),
    addresses: pipe(array(pipe(string(), maxLength(200))), maxLength(100)),
    projectId: optional(pipe(string(), maxLength(100))),
  }),
  output: object({
    fungibles: array(
      object({
        address: string(),
        name: string(),
        symbol: string(),
        iconUrl: string(),
        price: number(),
        decimals: pipe(number(), integer()),
      }),
    ),
  }),
})
