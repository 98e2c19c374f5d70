import { setTimeout as wait } from 'node:timers/promises'

/** A call of an account that the node has the key of. */
export type MinedCall = {
  readonly from: string
  readonly to: string | undefined
  readonly data: string
  readonly value?: string
  readonly gasPrice?: string
}

/** Sends a transaction and waits until a block contains it. */
export async function sendMined(
  rpc: (method: string, ...params: unknown[]) => Promise<unknown>,
  call: MinedCall,
): Promise<void> {
  // As wallets do: the first swap of a second also writes the pool's mean price, which an estimate in that second leaves out.
  const gas = 2n * BigInt(`${await rpc('eth_estimateGas', call)}`)
  const hash = await rpc('eth_sendTransaction', { ...call, gas: `0x${gas.toString(16)}` })
  for (let tries = 0; tries < 200; tries += 1) {
    if (await rpc('eth_getTransactionReceipt', hash)) return
    await wait(20)
  }
  throw new TypeError('The transaction was not mined')
}
