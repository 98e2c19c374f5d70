import type { Kit, KitOptions } from './Kit'

/** The tested versions of the wallet SDK with an open licence. */
export type WalletVersion = '1.1.2' | '1.2.10'

/** Starts a wallet SDK. Uses nothing of Node, so it also runs in a tab. */
export async function loadKit(version: WalletVersion, options: KitOptions): Promise<Kit> {
  const [{ Core }, { WalletKit }] =
    version === '1.1.2'
      ? await Promise.all([import('walletconnect-core-2.17.3'), import('walletkit-1.1.2')])
      : await Promise.all([import('walletconnect-core-2.21.7'), import('walletkit-1.2.10')])
  // Types differ between versions, the used part doesn't.
  const { metadata, signConfig } = options
  const parts = { core: new Core(options as never), metadata, signConfig }
  const kit: unknown = await WalletKit.init(parts as never)
  return kit as Kit
}
