import { type Address, createWalletClient, type Hex, http, publicActions } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { vi } from 'vitest'

/** Sends a call from a key to a development node, and waits until it is mined. */
export async function sendFrom(
  url: string,
  privateKey: Hex,
  call: { to: Address; data: Hex },
): Promise<void> {
  const account = privateKeyToAccount(privateKey)
  const wallet = createWalletClient({ account, chain: foundry, transport: http(url) }).extend(publicActions)
  const hash = await wallet.sendTransaction(call)
  await vi.waitFor(() => wallet.getTransactionReceipt({ hash }), 60_000)
}
