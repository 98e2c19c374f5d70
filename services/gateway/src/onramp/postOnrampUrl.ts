import {
  type postOnrampUrl as contract,
  type OnrampAsset,
  onrampCountryRefused,
  onrampNotOffered,
} from '@latchkey/protocol'
import type { InferOutput } from 'valibot'
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

type Wallet = InferOutput<NonNullable<typeof contract.body>>['destinationWallets'][number]

/**
 * [ONR-1] Returns the URL of a session for existing clients, which send only addresses and wishes: the first vendor that
 * sells one of the assets to the address gets the order, those that sell on the preferred network before others.
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
    const preferred = defaultNetwork && (chainOfName(defaultNetwork) ?? defaultNetwork)
    const takes = (chainId: string, address: string) => {
      const chain = nodes.chains.find(({ id }) => id === chainId)
      return chain !== undefined && isAddressOf(chain, address)
    }
    const fitting = vendors.flatMap((vendor) => {
      const payment = choosePayment(vendor, presetFiatAmount)
      if (!payment) return []
      return wallets.flatMap((wallet) =>
        vendor.offer.assets
          .filter((asset) => takes(asset.chainId, wallet.address) && isWished(wallet, asset))
          .map((asset) => ({ provider: vendor.provider.id, payment, asset, address: wallet.address })),
      )
    })
    const chosen = fitting.find(({ asset }) => asset.chainId === preferred) ?? fitting[0]
    if (!chosen) throw onrampNotOffered({ provider: first?.id ?? '', what: 'asset' })
    const { provider, payment, asset, address } = chosen
    const { url } = await startOrder(
      services,
      { ...payment, country, provider, asset: asset.caip19, receiver: `${asset.chainId}:${address}` },
      { project, context },
    )
    return { url }
  }
}

/** Whether a wallet's lists have an asset and its network. An empty list excludes nothing. */
function isWished(
  { assets = [], blockchains = [], supported_networks = [] }: Wallet,
  { chainId, symbol }: OnrampAsset,
): boolean {
  // Networks without a usual name go by their id, as in the options.
  const has = (networks: readonly string[]) =>
    networks.length === 0 || networks.some((name) => (chainOfName(name) ?? name) === chainId)
  return (assets.length === 0 || assets.includes(symbol)) && has(blockchains) && has(supported_networks)
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
