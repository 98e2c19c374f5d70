import { setTimeout as wait } from 'node:timers/promises'
import { type Address, encodeFunctionData, isAddress, numberToHex, parseAbi } from 'viem'
import { nodeFailed } from '../errors'
import code from './contracts.gen.json' with { type: 'json' }
import { seedDeployer } from './getSeedContracts'
import { sendBatch } from './sendBatch'

const abi = parseAbi(['function mint(address to, uint256 id, uint256 copies)'])

async function carryOut(
  url: string,
  call: { readonly to?: Address; readonly data: string },
): Promise<unknown> {
  const transaction = { ...call, from: seedDeployer, gas: numberToHex(5_000_000) }
  const [hash] = await sendBatch(url, [{ method: 'eth_sendTransaction', params: [transaction] }])
  for (let tries = 0; tries < 50; tries++) {
    const [receipt] = await sendBatch(url, [{ method: 'eth_getTransactionReceipt', params: [hash] }])
    if (Object(receipt).status === '0x1') return Object(receipt).contractAddress
    await sendBatch(url, [{ method: 'evm_mine', params: [] }])
    await wait(tries * 10)
  }
  throw nodeFailed({ url, method: 'seedEditions', message: 'a transaction failed' })
}

/** Puts an ERC-1155 collection on a development node and mints copies of one id. Returns its address. */
export async function seedEditions(
  url: string,
  { to, id, copies }: { readonly to: Address; readonly id: bigint; readonly copies: bigint },
): Promise<Address> {
  const address = await carryOut(url, { data: code.SeedEditions })
  if (typeof address !== 'string' || !isAddress(address, { strict: false }))
    throw nodeFailed({ url, method: 'seedEditions', message: 'no contract' })
  await carryOut(url, {
    to: address,
    data: encodeFunctionData({ abi, functionName: 'mint', args: [to, id, copies] }),
  })
  return address
}
