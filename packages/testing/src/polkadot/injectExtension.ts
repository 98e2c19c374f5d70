import { appearances } from '../wallet/appearances'
import type { WalletQuirks } from '../wallet/WalletQuirks'
import type { InjectionTarget } from './PolkadotWallet'

/** Injects an extension into a page. Returns how to remove it. */
export function injectExtension(
  id: string,
  provider: object,
  target: InjectionTarget,
  announces: WalletQuirks['announces'],
): () => void {
  target.injectedWeb3 ??= {}
  const list = target.injectedWeb3
  const shown = appearances(announces, provider)
  // One key holds one object, so the second has the same letters in another case.
  const entries = shown.map((object, index) => [index === 0 ? id : id.toUpperCase(), object] as const)
  for (const [key, object] of entries) list[key] = object
  return () => {
    for (const [key, object] of entries) if (list[key] === object) delete list[key]
  }
}
