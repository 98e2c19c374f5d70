import { array, type InferOutput, maxLength, object, optional, pipe, string } from 'valibot'
import { defineCall } from '../http/defineCall'
import { countryCode } from './onrampFields'

const short = () => pipe(string(), maxLength(200))

/** A currency to pay with, as existing clients send it back. */
export const paymentCurrency = () =>
  object({
    id: short(),
    payment_method_limits: pipe(array(object({ id: short(), min: short(), max: short() })), maxLength(50)),
  })

/** A currency to buy, as existing clients send it back. */
export const purchaseCurrency = () =>
  object({
    id: short(),
    name: short(),
    symbol: short(),
    networks: pipe(
      array(
        object({
          name: short(),
          display_name: short(),
          chain_id: short(),
          /** Empty for the network's own currency. */
          contract_address: short(),
        }),
      ),
      maxLength(100),
    ),
  })

const optionsSchema = /* @__PURE__ */ object({
  paymentCurrencies: array(paymentCurrency()),
  purchaseCurrencies: array(purchaseCurrency()),
})

/** What can be paid with and bought, as existing clients know it. */
export type OnrampOptions = InferOutput<typeof optionsSchema>

/** [ONR-1] Gets what all vendors together sell, in the shape of existing clients. */
export const getOnrampOptions = /* @__PURE__ */ defineCall({
  name: 'getOnrampOptions',
  method: 'GET',
  path: '/v1/onramp/options',
  query: object({ country: optional(countryCode()) }),
  output: optionsSchema,
})
