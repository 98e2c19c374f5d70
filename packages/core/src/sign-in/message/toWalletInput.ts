import { parseNetworkId, type SignInData, solanaNetworkIds } from '@latchkey/protocol'

/**
 * [SOL-1] Builds the input of Sign-in-with-Solana, for wallets that write the message themselves. They know chains by
 * name.
 */
export function toWalletInput(data: SignInData): Readonly<Record<string, unknown>> {
  const { accountAddress, chainId, ...rest } = data
  const [name] = Object.entries(solanaNetworkIds).find(([, id]) => id === chainId) ?? []
  return { ...rest, address: accountAddress, chainId: name ?? parseNetworkId(chainId).chainId }
}
