import type { Network } from 'latchkey'
import {
  createPublicClient,
  createWalletClient,
  custom,
  defineChain,
  getAddress,
  http,
  parseEther,
} from 'viem'
import type { SentTransaction } from './sendByAdapter'
import type { TestPayment } from './testPayment'

/** The part of an EIP-1193 wallet that sending needs. */
export type RequestingProvider = { request(request: { method: string; params?: unknown }): Promise<unknown> }

/** Who sends how much to whom, and on which network. */
export type EvmOrder = {
  readonly provider: RequestingProvider
  readonly address: string
  readonly network: Network
  readonly payment: TestPayment
}

/** Sends a small amount from the connected account and waits for its block, as a site would with viem. */
export async function sendTestTransaction(
  { provider, address, network, payment }: EvmOrder,
  onChange: (sent: SentTransaction) => void,
): Promise<void> {
  const chain = defineChain({
    id: Number(network.id),
    name: network.name,
    nativeCurrency: network.nativeCurrency,
    rpcUrls: { default: { http: network.rpcUrls.default.http } },
  })
  const wallet = createWalletClient({ account: getAddress(address), chain, transport: custom(provider) })
  const hash = await wallet.sendTransaction({ to: getAddress(payment.to), value: parseEther(payment.amount) })
  onChange({ hash, words: 'Sent. Not in a block yet.', isDone: false })
  const client = createPublicClient({ chain, transport: http(), pollingInterval: 500 })
  const { blockNumber } = await client.waitForTransactionReceipt({ hash, timeout: 60_000 })
  onChange({ hash, words: `Mined in block ${blockNumber}.`, isDone: true })
}
