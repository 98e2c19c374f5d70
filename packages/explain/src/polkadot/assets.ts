import type { Token } from '../Explanation'
import { showText } from '../showText'

/** Pallets that keep fungible assets, and those that keep items. */
export const assetPallets: readonly string[] = ['Assets', 'ForeignAssets', 'PoolAssets']
export const itemPallets: readonly string[] = ['Nfts', 'Uniques']

/** An asset by its pallet and its number, which is a place in some pallets. */
export function assetToken(pallet: string, id: unknown): Token {
  const text = JSON.stringify(id, (_, one) => (typeof one === 'bigint' ? `${one}` : one)) ?? ''
  return { kind: 'fungible', address: showText(`${pallet}:${text}`, 120) }
}

/** One item of a collection. */
export function itemToken(pallet: string, collection: unknown, item: unknown): Token | undefined {
  if (typeof collection !== 'number' || typeof item !== 'number') return undefined
  return { kind: 'item', address: `${pallet}:${collection}`, id: BigInt(item) }
}

/** The pallet and the number of an asset; undefined if it has a place instead. */
export function assetKey(address: string): readonly [pallet: string, id: number] | undefined {
  const [, pallet, id] = /^(\w+):(\d{1,10})$/.exec(address) ?? []
  return pallet === undefined ? undefined : [pallet, Number(id)]
}
