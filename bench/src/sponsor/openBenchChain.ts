import { setTimeout as sleep } from 'node:timers/promises'
import { smartAccountAddresses } from '@latchkey/protocol'
import { testAccounts } from '@latchkey/testing'
import type { AnvilNode } from '@latchkey/testing/node'
import {
  createTestClient,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  http,
  parseEther,
  publicActions,
  walletActions,
} from 'viem'
import { entryPoint08Abi } from 'viem/account-abstraction'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import type { Measured } from './SponsorFigures'

/** The chain of a measurement. */
export type BenchChain = ReturnType<typeof openBenchChain>

const shop = '0x00000000000000000000000000000000000000aa'
const gwei = 1_000_000_000n

/** Prepares a local chain for a measurement. All prices start at one gwei, so costs can be compared. */
export function openBenchChain({ url, chainId, contracts }: AnvilNode) {
  const chain = {
    id: chainId,
    name: 'Local',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [url] } },
  } as const
  const client = createTestClient({ mode: 'anvil', chain, transport: http(url) })
    .extend(publicActions)
    .extend(walletActions)
  const rich = privateKeyToAccount(testAccounts[1].privateKey)
  const encode = (functionName: 'approve' | 'transfer', to: Hex, amount: bigint) =>
    encodeFunctionData({ abi: erc20Abi, functionName, args: [to, amount] })
  const untilMined = async (hash: Hex) => {
    for (;;) {
      // Not mined yet.
      const receipt = await client.getTransactionReceipt({ hash }).catch(() => undefined)
      if (receipt) return receipt
      await sleep(10)
    }
  }
  const resetPrice = () => client.setNextBlockBaseFeePerGas({ baseFeePerGas: gwei })
  return {
    url,
    chain,
    client,
    network: `eip155:${chainId}`,
    resetPrice,
    calls: [
      { to: contracts.dollar, data: encode('approve', shop, 10n) },
      { to: contracts.dollar, data: encode('transfer', shop, 10n) },
    ] as const,
    /** Creates a visitor with tokens, and with a deposit at the EntryPoint if somebody else's bundler must be paid. */
    async createVisitor(hasDeposit: boolean): Promise<PrivateKeyAccount> {
      const visitor = privateKeyToAccount(generatePrivateKey())
      const data = encode('transfer', visitor.address, 1_000n)
      await untilMined(await client.sendTransaction({ account: rich, to: contracts.dollar, data }))
      if (hasDeposit) {
        const deposit = encodeFunctionData({
          abi: entryPoint08Abi,
          functionName: 'depositTo',
          args: [visitor.address],
        })
        const { entryPoint: to } = smartAccountAddresses
        const value = parseEther('0.1')
        await untilMined(await client.sendTransaction({ account: rich, to, data: deposit, value }))
      }
      return visitor
    },
    /** Transfers a token in a usual transaction. */
    async payPlainly(): Promise<Measured> {
      await resetPrice()
      const request = await client.prepareTransactionRequest({
        account: rich,
        to: contracts.dollar,
        data: encode('transfer', shop, 10n),
      })
      const serializedTransaction = await rich.signTransaction(request as never)
      const start = performance.now()
      const receipt = await untilMined(await client.sendRawTransaction({ serializedTransaction }))
      const ms = [performance.now() - start]
      return { gas: Number(receipt.gasUsed), ms, wei: receipt.gasUsed * receipt.effectiveGasPrice }
    },
  }
}
