import type { Network } from 'latchkey'
import {
  type Address,
  createPublicClient,
  createWalletClient,
  custom,
  defineChain,
  http,
  parseEther,
} from 'viem'

/** The wallet's side of EIP-1193 that a transaction needs. */
export type RequestingProvider = { request(request: { method: string; params?: unknown }): Promise<unknown> }

/** Where a transaction is in its life. */
export type SentTransaction = { readonly hash: string; readonly blockNumber: bigint | null }

/** One of the well-known accounts of development chains. */
const testRecipient: Address = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

/** What is sent, in whole coins. */
const testAmount = '0.001'

/** Sends a little money from the connected account and follows it into a block, as a site would with viem. */
export async function sendTestTransaction(
  order: { readonly provider: RequestingProvider; readonly address: Address; readonly network: Network },
  onChange: (sent: SentTransaction) => void,
): Promise<void> {
  const { provider, address, network } = order
  const chain = defineChain({
    id: Number(network.id),
    name: network.name,
    nativeCurrency: network.nativeCurrency,
    rpcUrls: { default: { http: network.rpcUrls.default.http } },
  })
  const wallet = createWalletClient({ account: address, chain, transport: custom(provider) })
  const hash = await wallet.sendTransaction({ to: testRecipient, value: parseEther(testAmount) })
  onChange({ hash, blockNumber: null })
  const client = createPublicClient({ chain, transport: http(), pollingInterval: 500 })
  const { blockNumber } = await client.waitForTransactionReceipt({ hash, timeout: 60_000 })
  onChange({ hash, blockNumber })
}
