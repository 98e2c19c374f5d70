import type { Kit } from './Kit'

/** The wallet SDKs of the open line that are tested with. */
export type WalletVersion = '1.1.2' | '1.2.10'

/** Starts a wallet SDK. Nothing of Node is asked for here: it runs in a tab as well. */
export async function loadKit(
  version: WalletVersion,
  options: Readonly<Record<string, unknown>> & { readonly metadata: object },
): Promise<Kit> {
  const [{ Core }, { WalletKit }] =
    version === '1.1.2'
      ? await Promise.all([import('walletconnect-core-2.17.3'), import('walletkit-1.1.2')])
      : await Promise.all([import('walletconnect-core-2.21.7'), import('walletkit-1.2.10')])
  // Its types differ from version to version; what is used of it does not.
  const parts = { core: new Core(options as never), metadata: options.metadata }
  const kit: unknown = await WalletKit.init(parts as never)
  return kit as Kit
}
