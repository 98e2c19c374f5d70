import type { getOnrampOptions as contract, OnrampAsset, OnrampOptions } from '@latchkey/protocol'
import type { Handler } from '../http/Route'
import type { Services } from '../Services'
import { countryOf } from './countryOf'
import type { LocalVendor } from './createOnramp'
import { exactAmount } from './exactAmount'
import { limitQuestions } from './limitOnramp'
import { nameOfChain } from './vendors/chainNames'

/** Existing clients never say where the visitor is. */
export const silentCountry = 'US'

type Payment = OnrampOptions['paymentCurrencies'][number]

/** [ONR-1] Returns what all vendors together sell, in the shape of existing clients. */
export function getOnrampOptions(services: Services): Handler<typeof contract> {
  const { config, onramp, nodes } = services
  return async ({ query, context }) => {
    limitQuestions(services, context)
    const country = countryOf(config, context, query.country) ?? silentCountry
    const vendors = await onramp.vendorsIn({ country })
    const nameOf = (chainId: string) => nodes.chains.find(({ id }) => id === chainId)?.name ?? chainId
    return { paymentCurrencies: joinFiat(vendors), purchaseCurrencies: joinAssets(vendors, nameOf) }
  }
}

/** Each currency and way to pay once, with the widest limits. */
function joinFiat(vendors: readonly LocalVendor[]): Payment[] {
  const joined = new Map<string, Map<string, { id: string; min: string; max: string }>>()
  for (const { id, methods } of vendors.flatMap(({ offer }) => offer.fiat)) {
    const known = joined.get(id) ?? new Map<string, { id: string; min: string; max: string }>()
    joined.set(id, known)
    for (const method of methods) {
      const { min, max } = known.get(method.id) ?? method
      known.set(method.id, {
        id: method.id,
        min: exactAmount(method.min) < exactAmount(min) ? method.min : min,
        max: exactAmount(method.max) > exactAmount(max) ? method.max : max,
      })
    }
  }
  return [...joined].map(([id, methods]) => ({ id, payment_method_limits: [...methods.values()] }))
}

/** Each asset once, with all its networks. */
function joinAssets(
  vendors: readonly LocalVendor[],
  nameOf: (chainId: string) => string,
): OnrampOptions['purchaseCurrencies'] {
  const assets = new Map(vendors.flatMap(({ offer }) => offer.assets).map((asset) => [asset.caip19, asset]))
  const bySymbol = new Map<string, OnrampAsset[]>()
  for (const asset of assets.values())
    bySymbol.set(asset.symbol, [...(bySymbol.get(asset.symbol) ?? []), asset])
  return [...bySymbol].map(([symbol, same]) => ({
    id: same[0]?.caip19 ?? symbol,
    name: same[0]?.name ?? symbol,
    symbol,
    networks: same.map(({ caip19, chainId }) => ({
      name: nameOfChain(chainId) ?? chainId,
      display_name: nameOf(chainId),
      chain_id: chainId.split(':')[1] ?? '',
      contract_address: /\/(?:erc20|token):(.+)$/.exec(caip19)?.[1] ?? '',
    })),
  }))
}
