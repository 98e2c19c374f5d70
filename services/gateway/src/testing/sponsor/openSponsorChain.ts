import { smartAccountAddresses } from '@latchkey/protocol'
import { testAccounts } from '@latchkey/testing'
import { type AnvilOptions, startAnvil } from '@latchkey/testing/node'
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
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, vi } from 'vitest'

/** A local chain with the contracts of smart accounts and a sponsor who has money. */
export type SponsorChain = Awaited<ReturnType<typeof openSponsorChain>>

/** Starts a chain for tests of the sponsor. */
export async function openSponsorChain(options: AnvilOptions = {}) {
  const node = await startAnvil({ ...options, smartAccounts: true })
  const client = createTestClient({ mode: 'anvil', transport: http(node.url) })
    .extend(publicActions)
    .extend(walletActions)
  const key = generatePrivateKey()
  const sponsor = privateKeyToAccount(key).address
  await client.setBalance({ address: sponsor, value: parseEther('10') })
  const { entryPoint } = smartAccountAddresses
  const tokensOf = (owner: Hex) =>
    client.readContract({
      address: node.contracts.dollar,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [owner],
    })
  return {
    ...node,
    client,
    sponsor,
    network: `eip155:${node.chainId}`,
    /** The settings of a gateway whose sponsor pays on this chain. */
    settings: {
      SPONSOR: 'own',
      SPONSOR_KEY: key,
      GATEWAY_CHAINS: JSON.stringify([{ id: `eip155:${node.chainId}`, name: 'Local', rpc: [node.url] }]),
      GATEWAY_RATE_LIMIT: '100000',
    },
    /** Gives an account tokens. */
    async fund(to: Hex, amount: bigint) {
      const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] })
      // The node signs for its own accounts.
      const account = testAccounts[1].address
      await client.sendTransaction({ account, chain: null, to: node.contracts.dollar, data })
      await vi.waitFor(async () => expect(await tokensOf(to)).toBe(amount), { timeout: 60_000, interval: 20 })
    },
    tokensOf,
    /** The hashes of all operations that were carried out, in the order of the chain. */
    async carried(): Promise<Hex[]> {
      const logs = await client.getContractEvents({
        address: entryPoint,
        abi: entryPoint08Abi,
        eventName: 'UserOperationEvent',
        fromBlock: 0n,
      })
      return logs.map(({ args }) => args.userOpHash ?? '0x')
    },
    /** How many transactions the sponsor paid for. */
    paid: () => client.getTransactionCount({ address: sponsor }),
  }
}
