import type { Kit, KitOptions } from './Kit'

/** Versions of the wallet SDK that some wallets still use; the second had another name. */
export type OlderWalletVersion = 'walletkit-1.1.1' | 'web3wallet-1.16.1'

/** Starts an older wallet SDK. */
export async function loadOlderKit(version: OlderWalletVersion, options: KitOptions): Promise<Kit> {
  const { Core } = await import('walletconnect-core-2.17.1')
  // Types differ between versions, the used part doesn't.
  const { metadata, signConfig } = options
  const parts = { core: new Core(options as never), metadata, signConfig } as never
  const kit: unknown =
    version === 'walletkit-1.1.1'
      ? await (await import('walletkit-1.1.1')).WalletKit.init(parts)
      : await (await import('web3wallet-1.16.1')).Web3Wallet.init(parts)
  return kit as Kit
}
