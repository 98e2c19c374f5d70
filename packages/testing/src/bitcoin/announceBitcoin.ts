import { appearances } from '../wallet/appearances'
import { registerWallet } from '../wallet/registerWallet'
import type { WalletQuirks } from '../wallet/WalletQuirks'
import type { BitcoinWalletForm } from './BitcoinWalletOptions'
import { placeAt } from './placeAt'

/** Adds an entry to `btc_providers` (WBIP004). Returns how to remove it. */
function listProvider(target: object, entry: object): () => void {
  const list = (): readonly unknown[] => Reflect.get(target, 'btc_providers') ?? []
  const write = (entries: readonly unknown[]) => Reflect.set(target, 'btc_providers', entries)
  write([...list(), entry])
  return () => {
    write(list().filter((one) => one !== entry))
  }
}

type Shown = {
  readonly form: BitcoinWalletForm
  readonly path: string
  readonly name: string
  readonly icon: unknown
  readonly provider: object
  readonly announces: WalletQuirks['announces']
}

/** Announces a wallet to a page by the standard of its form. Returns how to stop. */
export function announceBitcoin(shown: Shown, target: EventTarget): () => void {
  const { form, path, name, icon, provider, announces } = shown
  const objects = appearances(announces, provider)
  if (form === 'standard') return registerWallet(objects, target)
  const ends = objects.flatMap((object) => {
    // One place can't hold two objects.
    const place = object === provider ? path : `${path}Copy`
    const entry = { id: place, name, icon }
    return [placeAt(target, place, object), ...(form === 'wbip' ? [listProvider(target, entry)] : [])]
  })
  return () => {
    for (const end of ends) end()
  }
}
