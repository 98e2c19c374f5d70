import type { RecentWallet } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { toDeepLink } from './toDeepLink'
import { walletPicked } from './transitions'

/** A wallet to pair. */
export type PickedWallet = {
  readonly id: string
  readonly name: string
  readonly rdns?: string | undefined
  readonly imageUrl?: string | undefined
  readonly mobile_link?: string | undefined
  readonly desktop_link?: string | undefined
  readonly webapp_link?: string | undefined
}

/** Keeps only fields that can be read back, because one invalid field would lose the whole list. */
function toRecent({ id, name, rdns, imageUrl, ...wallet }: PickedWallet): RecentWallet {
  const links = (['mobile_link', 'desktop_link', 'webapp_link'] as const).flatMap((field) => {
    const link = toDeepLink(wallet[field] ?? '', '')?.base
    return link && link.length <= 500 ? [[field, link] as const] : []
  })
  const isPicture = imageUrl && imageUrl.length <= 100_000 && /^(https?:\/\/|data:image\/)/i.test(imageUrl)
  return {
    id,
    name,
    ...(rdns ? { rdns } : {}),
    ...(isPicture ? { image_url: imageUrl } : {}),
    ...Object.fromEntries(links),
  }
}

/**
 * [CON-11] Remembers which wallet the visitor picked to pair with, to list it as recent once it approves;
 * null for any.
 */
export function pickForPairing({ store }: Pick<Latchkey, 'store'>, wallet: PickedWallet | null): void {
  store.send(walletPicked, wallet && toRecent(wallet))
}
