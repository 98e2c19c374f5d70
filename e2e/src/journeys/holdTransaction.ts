import type { Address, Hex, TransactionSerializableEIP1559 } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, inject } from 'vitest'
import type { Visit } from '../browser/openVisit'
import { readChain } from '../browser/readChain'
import { askNode } from './accountChain'

/** A transaction that the node knows but can't mine yet. */
export type HeldTransaction = {
  readonly hash: Hex
  /** Lets the node mine it, or whatever has replaced it. */
  letThrough(): Promise<void>
  /** Sends another one in its place for a higher fee, by default the same. Returns its hash. */
  replace(changes: { readonly to?: Address; readonly value?: bigint }): Promise<Hex>
  /** Has the node forget it. */
  drop(): Promise<void>
}

/**
 * Holds the transaction that `press` has the wallet send. The wallet signs what it was asked with the number after the
 * next one, so it waits on a node that mines at once, without holding up other journeys.
 */
export async function holdTransaction(
  { wallet }: Pick<Visit, 'wallet'>,
  { address, privateKey }: { readonly address: Address; readonly privateKey: Hex },
  press: () => Promise<void>,
): Promise<HeldTransaction> {
  const method = 'eth_sendTransaction'
  const asked = async () => (await wallet.log()).filter((request) => request.method === method)
  const before = (await asked()).length
  await wallet.hang({ method })
  await press()
  await expect.poll(async () => (await asked()).length).toBe(before + 1)
  const [request] = Object((await asked()).at(-1)).params
  const nonce = await readChain().getTransactionCount({ address })
  // Wallets choose what a call leaves open.
  const [gas, maxFeePerGas] = [request.gas ?? 1_000_000, request.maxFeePerGas ?? 10_000_000_000].map(BigInt)
  const [value, data] = [BigInt(request.value ?? 0), request.data]
  const send = async (changes: Partial<TransactionSerializableEIP1559>) =>
    readChain().sendRawTransaction({
      serializedTransaction: await privateKeyToAccount(privateKey).signTransaction({
        chainId: inject('stack').chains[0].chainId,
        to: request.to,
        value,
        data,
        gas,
        maxFeePerGas,
        maxPriorityFeePerGas: maxFeePerGas,
        nonce,
        ...changes,
      }),
    })
  const hash = await send({ nonce: nonce + 1 })
  await wallet.release({ kind: 'answer', value: hash })
  await wallet.approve()
  return {
    hash,
    async letThrough() {
      await send({ to: address, value: 0n, data: '0x' })
      await expect
        .poll(() => readChain().getTransactionCount({ address }), { timeout: 20_000 })
        .toBe(nonce + 2)
    },
    replace: (changes) => {
      const higher = (maxFeePerGas ?? 0n) * 2n
      return send({ nonce: nonce + 1, maxFeePerGas: higher, maxPriorityFeePerGas: higher, ...changes })
    },
    async drop() {
      await askNode([{ method: 'anvil_removePoolTransactions', params: [address] }])
    },
  }
}
