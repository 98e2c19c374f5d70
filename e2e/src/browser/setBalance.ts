import { parseEther, toHex } from 'viem'
import { expect, inject } from 'vitest'

/** Gives an account of the first chain exactly this much ether. */
export async function setBalance(address: string, ether: string): Promise<void> {
  const { rpcUrl } = inject('stack').chains[0]
  const call = {
    jsonrpc: '2.0',
    id: 1,
    method: 'anvil_setBalance',
    params: [address, toHex(parseEther(ether))],
  }
  const answer = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(call),
  })
  expect(await answer.json()).not.toHaveProperty('error')
}
