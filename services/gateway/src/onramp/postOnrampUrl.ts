import { type postOnrampUrl as contract, onrampCountryRefused, onrampNotOffered } from '@latchkey/protocol'
import { isAddressOf } from '../account/isAddressOf'
import type { Handler } from '../http/Route'
import { refusals } from '../http/refusals'
import type { Services } from '../Services'
import { countryOf } from './countryOf'
import type { LocalVendor } from './createOnramp'
import { exactAmount } from './exactAmount'
import { silentCountry } from './getOnrampOptions'
import { limitQuestions } from './limitOnramp'
import { startOrder } from './session/startOrder'
import { chainOfName } from './vendors/chainNames'

/**
 * [ONR-1] Returns the URL of a session for existing clients, which send only addresses and wishes: the first vendor that
 * sells one of the assets to the address gets the order.
 */
export function postOnrampUrl(services: Services): Handler<typeof contract> {
  const { config, onramp, nodes } = services
  return async ({ body, project, context }) => {
    if (onramp.providers.length === 0) throw refusals.notImplemented({ what: 'onramps' })
    limitQuestions(services, context)
    const country = countryOf(config, context, undefined) ?? silentCountry
    const vendors = await onramp.vendorsIn({ country })
    const [first] = onramp.providers
    if (vendors.length === 0) throw onrampCountryRefused({ provider: first?.id ?? '', country })
    const { destinationWallets: wallets, defaultNetwork, presetFiatAmount } = body
    const preferred = defaultNetwork === undefined ? undefined : chainOfName(defaultNetwork)
    const takes = (chainId: string, address: string) => {
      const chain = nodes.chains.find(({ id }) => id === chainId)
      return chain !== undefined && isAddressOf(chain, address)
    }
    for (const vendor of vendors)
      for (const { address, assets = [] } of wallets) {
        const fitting = vendor.offer.assets.filter(
          ({ chainId, symbol }) =>
            takes(chainId, address) && (assets.length === 0 || assets.includes(symbol)),
        )
        const asset = fitting.find(({ chainId }) => chainId === preferred) ?? fitting[0]
        const payment = asset && choosePayment(vendor, presetFiatAmount)
        if (!asset || !payment) continue
        const { url } = await startOrder(
          services,
          {
            ...payment,
            country,
            provider: vendor.provider.id,
            asset: asset.caip19,
            receiver: `${asset.chainId}:${address}`,
          },
          { project, context },
        )
        return { url }
      }
    throw onrampNotOffered({ provider: first?.id ?? '', what: 'asset' })
  }
}

/** The preset amount in dollars, or in the vendor's first currency; its least without a preset that it accepts. */
function choosePayment({ offer: { fiat } }: LocalVendor, preset: number | undefined) {
  const currency = fiat.find(({ id }) => id === 'USD') ?? fiat[0]
  const method = currency?.methods[0]
  if (!currency || !method) return undefined
  const wanted = exactAmount(`${preset ?? 0}`)
  const isAccepted = wanted >= exactAmount(method.min) && wanted <= exactAmount(method.max)
  return { fiat: currency.id, method: method.id, amount: isAccepted ? `${preset}` : method.min }
}
