import { boolean, maxLength, object, optional, pipe, string } from 'valibot'
import { defineCall } from '../http/defineCall'
import { paymentCurrency, purchaseCurrency } from './getOnrampOptions'
import { countryCode, moneyAmount } from './onrampFields'

const amount = () => object({ amount: string(), currency: string() })

/** [ONR-1] Gets the best quote in the shape of existing clients. */
export const postOnrampQuote = /* @__PURE__ */ defineCall({
  name: 'postOnrampQuote',
  method: 'POST',
  idempotent: true,
  path: '/v1/onramp/quote',
  body: object({
    purchaseCurrency: purchaseCurrency(),
    paymentCurrency: paymentCurrency(),
    amount: moneyAmount(),
    network: optional(pipe(string(), maxLength(200))),
    country: optional(countryCode()),
  }),
  output: object({
    paymentTotal: amount(),
    paymentSubtotal: amount(),
    purchaseAmount: amount(),
    coinbaseFee: amount(),
    networkFee: amount(),
    quoteId: string(),
    /** Present if no vendor gave these amounts: they only repeat what was asked. */
    estimated: optional(boolean()),
  }),
})
