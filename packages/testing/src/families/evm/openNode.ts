import { createWalletClient, defineChain, http, type PrivateKeyAccount, publicActions } from 'viem'

/** A chain's node and the sender. */
export type EvmNode = { readonly url: string; readonly chainId: number; readonly account: PrivateKeyAccount }

/** Creates a client of a chain's node that signs with the wallet's key. */
export function openNode({ url, chainId, account }: EvmNode) {
  const chain = defineChain({
    id: chainId,
    name: `eip155:${chainId}`,
    nativeCurrency: { name: 'Coin', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [url] } },
  })
  return createWalletClient({ account, chain, transport: http(url, { retryCount: 0 }) }).extend(publicActions)
}
