import { toBaseUnits } from '@latchkey/protocol'
import type { ListedAsset } from '../listAssets'
import { isSignedUrl } from '../moonpay/signUrl'
import type { LinkedPayment } from './standInStore'

/** Why a link can't be used. */
export type LinkFault = 'changed' | 'expired'

/** Reads a signed link: every digit of it is signed, also until when it works. */
export function readLink(
  url: URL,
  {
    secret,
    assets,
    now,
  }: { readonly secret: string; readonly assets: readonly ListedAsset[]; readonly now: number },
): LinkedPayment | LinkFault {
  if (!isSignedUrl(url, secret)) return 'changed'
  const value = (name: string) => url.searchParams.get(name) ?? ''
  if (!(Number(value('expires')) > now)) return 'expired'
  const asset = assets.find(({ caip19 }) => caip19 === value('currencyCode'))
  // The operator removed it meanwhile.
  if (!asset) return 'expired'
  return {
    order_id: value('externalTransactionId'),
    chain: asset.chainId,
    asset: asset.caip19,
    symbol: asset.symbol,
    decimals: asset.decimals,
    receiver: value('walletAddress'),
    amount: `${toBaseUnits(value('quoteCurrencyAmount'), asset.decimals)}`,
    fiat: value('baseCurrencyCode'),
    pay_amount: value('baseCurrencyAmount'),
    return_url: value('redirectURL'),
  }
}
