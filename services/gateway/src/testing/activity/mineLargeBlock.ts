import { testAccounts } from '@latchkey/testing'
import { encodeFunctionData, erc20Abi } from 'viem'
import type { TestChain } from './openTestChain'

const [alice, bob, carol] = testAccounts

/** Mines 60 transactions in one block, about 300 kB of JSON: 40 payments to the third account, 20 transfers to the second. */
export async function mineLargeBlock(chain: TestChain, dollar: `0x${string}`): Promise<string[]> {
  await chain.ask('evm_setAutomine', false)
  const hashes: string[] = []
  const send = async (transaction: object) => {
    const gas = `0x${(400_000).toString(16)}`
    hashes.push(await chain.ask<string>('eth_sendTransaction', { from: alice.address, gas, ...transaction }))
  }
  for (let count = 0; count < 40; count++)
    await send({ to: carol.address, value: '0x1', data: `0x${'ab'.repeat(2_000)}` })
  for (let count = 0; count < 20; count++)
    await send({
      to: dollar,
      data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [bob.address, 5n] }),
    })
  await chain.ask('evm_mine')
  await chain.ask('evm_setAutomine', true)
  return hashes
}
