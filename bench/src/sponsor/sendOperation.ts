import { setTimeout as sleep } from 'node:timers/promises'
import { type Hex, http, type PrivateKeyAccount } from 'viem'
import {
  createBundlerClient,
  formatUserOperationRequest,
  type RpcUserOperation,
  toSimple7702SmartAccount,
} from 'viem/account-abstraction'
import type { BenchChain } from './openBenchChain'
import type { Measured } from './SponsorFigures'

/** Where to send an operation. */
export type Destination = {
  readonly url: string
  /** Whether the bundler takes no fee. */
  readonly isFree: boolean
  /** Whether the account isn't smart yet. */
  readonly isFirst: boolean
}

const free = { maxFeePerGas: 0n, maxPriorityFeePerGas: 0n }
const gwei = 1_000_000_000n

/** Sends the two calls as a visitor does, with the client of viem, and measures from the signature to the receipt. */
export async function sendOperation(
  { client, chain, calls, resetPrice }: BenchChain,
  owner: PrivateKeyAccount,
  { url, isFree, isFirst }: Destination,
): Promise<Measured> {
  const account = await toSimple7702SmartAccount({ client, owner })
  const bundler = createBundlerClient({ account, client, chain, transport: http(url) })
  const nonce = await client.getTransactionCount({ address: owner.address })
  const authorization = isFirst
    ? await owner.signAuthorization({ ...account.authorization, chainId: chain.id, nonce })
    : undefined
  const fees = isFree ? free : { maxFeePerGas: 4n * gwei, maxPriorityFeePerGas: gwei }
  const request = await bundler.prepareUserOperation({
    account,
    calls,
    ...fees,
    ...(authorization ? { authorization } : {}),
  })
  const signature = await account.signUserOperation(request)
  const params: [RpcUserOperation, Hex] = [
    formatUserOperationRequest({ ...request, signature } as never),
    account.entryPoint.address,
  ]
  await resetPrice()
  const start = performance.now()
  const hash = await bundler.request({ method: 'eth_sendUserOperation', params })
  for (;;) {
    const receipt = await bundler.request({ method: 'eth_getUserOperationReceipt', params: [hash] })
    if (receipt) {
      const ms = [performance.now() - start]
      const { gasUsed, effectiveGasPrice } = receipt.receipt
      // A bundler gets back from the deposit what it paid, and more.
      const wei = isFree ? BigInt(gasUsed) * BigInt(effectiveGasPrice) : BigInt(receipt.actualGasCost)
      return { gas: Number(gasUsed), ms, wei }
    }
    await sleep(10)
  }
}
