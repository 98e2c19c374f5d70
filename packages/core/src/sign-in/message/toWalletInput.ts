import { parseNetworkId, type SignInData, solanaNetworkIds } from '@latchkey/protocol'

/** [SOL-1] What a wallet is given that writes the message itself (Sign-in-with-Solana): it knows chains by their names. */
export function toWalletInput(data: SignInData): Readonly<Record<string, unknown>> {
  const { accountAddress, chainId, ...rest } = data
  const [name] = Object.entries(solanaNetworkIds).find(([, id]) => id === chainId) ?? []
  return { ...rest, address: accountAddress, chainId: name ?? parseNetworkId(chainId).chainId }
}
