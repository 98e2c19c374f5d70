import { Decimal } from '@latchkey/protocol'
import type { Prices } from '../../account/prices/createPrices'
import { listTokens, tokenId } from '../../account/Token'
import type { Chain } from '../../config/chainSchema'
import { type ListedAsset, listAssets } from '../listAssets'
import type { Offer, OnrampAsk } from '../OnrampProvider'
import { cutToUnits } from '../vendors/cutToUnits'

/** What the stand-in vendor asks for a dollar's worth: its own rates, as every vendor has. */
const dollars: Readonly<Record<string, string>> = { USD: '1', EUR: '1.1', GBP: '1.3' }
const methods = [
  { id: 'card', min: '10.00', max: '7500.00' },
  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
]
/** The fee, as a part of what is paid. */
const fee = '0.015'

/** Returns the assets the stand-in vendor can pay out. */
export function standInAssets(chains: readonly Chain[]): readonly ListedAsset[] {
  return listAssets(chains.filter(({ id }) => id.startsWith('eip155:')))
}

/** Returns what the stand-in vendor sells: everything that the operator lists and has a price for. */
export async function standInOffer(chains: readonly Chain[], prices: Prices): Promise<Offer> {
  const assets = standInAssets(chains)
  const known = await Promise.all(assets.map((asset) => priceOf(asset, chains, prices)))
  return {
    fiat: Object.keys(dollars).map((id) => ({ id, methods })),
    assets: assets.filter((_, at) => known[at] !== undefined).map(({ contract: _, ...asset }) => asset),
  }
}

/** What the stand-in vendor charges and gives. */
export type StandInPrice = { readonly fee: string; readonly units: bigint }

/** Prices an order, or returns nothing for an asset without a price. */
export async function standInPrice(
  { asset, fiat, amount }: Pick<OnrampAsk, 'asset' | 'fiat' | 'amount'>,
  chains: readonly Chain[],
  prices: Prices,
): Promise<StandInPrice | undefined> {
  const price = await priceOf(asset, chains, prices)
  const rate = dollars[fiat]
  if (price === undefined || rate === undefined) return undefined
  const charged = Decimal.from(amount).times(fee).round(2, 'up')
  const worth = Decimal.from(amount).minus(charged).times(rate)
  const units = cutToUnits(
    worth.dividedBy(`${price}`, { places: 36, rounding: 'down' }).toString(),
    asset.decimals,
  )
  return units > 0n ? { fee: charged.toString(), units } : undefined
}

async function priceOf(
  { caip19, chainId }: Pick<OnrampAsk['asset'], 'caip19' | 'chainId'>,
  chains: readonly Chain[],
  prices: Prices,
): Promise<number | undefined> {
  const chain = chains.find(({ id }) => id === chainId)
  if (!chain) return undefined
  const [, contract] = /\/erc20:(.+)$/.exec(caip19) ?? []
  const tokens = listTokens(chain)
  const token = contract
    ? tokens.find(({ id }) => id === tokenId(chainId, contract))
    : tokens.find(({ isNative }) => isNative)
  if (!token) return undefined
  const price = (await prices.read([token], 'usd')).prices.get(token.id)
  return price !== undefined && price > 0 ? price : undefined
}
