import {
  type postOnrampQuote as contract,
  Decimal,
  fromBaseUnits,
  type OnrampQuote,
} from '@latchkey/protocol'
import type { Handler } from '../http/Route'
import type { Services } from '../Services'
import { countryOf } from './countryOf'
import { silentCountry } from './getOnrampOptions'
import { limitQuestions } from './limitOnramp'

/**
 * [ONR-1] Returns the best quote in the shape of existing clients. Without one it repeats the request, as they expect,
 * but says that nobody quoted it.
 */
export function postOnrampQuote(services: Services): Handler<typeof contract> {
  const { config, onramp } = services
  return async ({ body, context }) => {
    limitQuestions(services, context)
    const country = countryOf(config, context, body.country) ?? silentCountry
    const { purchaseCurrency: bought, paymentCurrency: paid, amount } = body
    const vendors = await onramp.vendorsIn({ country })
    const isAsked = ({ caip19, chainId }: { caip19: string; chainId: string }) =>
      caip19 === bought.id ||
      bought.networks.some(
        ({ chain_id, contract_address }) =>
          chainId.split(':')[1] === chain_id &&
          (contract_address === ''
            ? caip19.includes('/slip44:')
            : caip19.toLowerCase().endsWith(`:${contract_address.toLowerCase()}`)),
      )
    const asset = vendors.flatMap(({ offer }) => offer.assets).find(isAsked)
    const method = paid.payment_method_limits[0]?.id ?? 'card'
    const ask = { country, fiat: paid.id, method, amount }
    const quotes = asset ? (await onramp.quotes({ ...ask, asset: asset.caip19 })).quotes : []
    const [best] = quotes
    return best && asset ? describe(best, asset) : repeat({ amount, currency: paid.id })
  }
}

function describe(
  { provider, pay, receive, fees, expiresAt }: OnrampQuote,
  asset: { symbol: string; decimals: number },
) {
  const sum = (isCounted: (kind: string) => boolean) =>
    fees
      .filter(({ kind }) => isCounted(kind))
      .reduce((total, { amount }) => total.plus(amount), Decimal.from('0'))
  const inCurrency = (amount: Decimal) => ({ amount: amount.toString(), currency: pay.currency })
  return {
    paymentTotal: pay,
    paymentSubtotal: inCurrency(Decimal.from(pay.amount).minus(sum(() => true))),
    purchaseAmount: {
      amount: fromBaseUnits(BigInt(receive.amount), asset.decimals),
      currency: asset.symbol,
    },
    coinbaseFee: inCurrency(sum((kind) => kind !== 'network')),
    networkFee: inCurrency(sum((kind) => kind === 'network')),
    quoteId: `${provider}-${expiresAt}`,
  }
}

function repeat(asked: { amount: string; currency: string }) {
  return {
    paymentTotal: asked,
    paymentSubtotal: asked,
    purchaseAmount: asked,
    coinbaseFee: asked,
    networkFee: asked,
    quoteId: 'estimated',
    estimated: true,
  }
}
