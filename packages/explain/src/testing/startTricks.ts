import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { testAccounts } from '@latchkey/testing'
import { startAnvil } from '@latchkey/testing/node'
import { type Address, encodeAbiParameters, encodeFunctionData, type Hex, maxUint256, parseAbi } from 'viem'
import { expect, vi } from 'vitest'
import { permit2 } from '../evm/simulation/reads'

const codes: { readonly [name: string]: Hex } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../contracts/tricks.gen.json'), 'utf8'),
)
const abi = parseAbi([
  'function mint(address to, uint256 amount)',
  'function transfer(address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function balanceOf(address account)',
])
const account = testAccounts[0].address
const deployer = testAccounts[8].address
const minter = testAccounts[9].address

/** Starts a real node with the contracts of `Tricks.sol`, and an account that was careless before. */
export async function startTricks() {
  const node = await startAnvil()
  const { dollar, collection } = node.contracts

  async function ask(method: string, params: readonly unknown[]): Promise<unknown> {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const headers = { 'content-type': 'application/json' }
    const { result, error } = await (await fetch(node.url, { method: 'POST', body, headers })).json()
    if (error) throw error
    return result
  }

  /** Sends a transaction and waits for it; returns the address of a new contract. */
  async function send(from: Address, data: Hex, to?: Address): Promise<Address> {
    const hash = await ask('eth_sendTransaction', [{ from, to, data, gas: '0x4c4b40' }])
    return vi.waitFor(
      async () => {
        const { status, contractAddress } = Object(await ask('eth_getTransactionReceipt', [hash]))
        expect(status).toBe('0x1')
        return contractAddress
      },
      { timeout: 30_000 },
    )
  }

  const deploy = (name: string, args = '') => send(deployer, `${codes[name] ?? '0x'}${args}`)
  const lying = await deploy('LyingToken')
  const proxy = await deploy('Proxy')
  const wrapped = await deploy('Wrapped')
  const refusing = await deploy('Refusing')
  const pill = await deploy('RedPill', encodeAbiParameters([{ type: 'address' }], [dollar]).slice(2))
  const shared = await deploy('PermitTwo')
  await ask('anvil_setCode', [permit2, await ask('eth_getCode', [shared, 'latest'])])

  await send(
    minter,
    encodeFunctionData({ abi, functionName: 'mint', args: [account, 50_000_000_000n] }),
    dollar,
  )
  // The attacker's contract has what it pays in simulations, and an allowance from an earlier visit.
  await send(
    account,
    encodeFunctionData({ abi, functionName: 'transfer', args: [pill, 100_000_000n] }),
    dollar,
  )
  await send(account, encodeFunctionData({ abi, functionName: 'approve', args: [pill, maxUint256] }), dollar)
  // A miner, as on every real network.
  await ask('anvil_setCoinbase', ['0x95222290dd7278aa3ddd389cc1e1d165cc4bafe5'])
  await ask('evm_mine', [])

  return {
    account,
    dollar,
    collection,
    lying,
    proxy,
    wrapped,
    refusing,
    pill,
    ask,
    send,
    stop: () => node.stop(),

    /** How many dollars an account has. */
    async balanceOf(holder: Address): Promise<bigint> {
      const data = encodeFunctionData({ abi, functionName: 'balanceOf', args: [holder] })
      return BigInt(`${await ask('eth_call', [{ to: dollar, data }, 'latest'])}`)
    },

    /** Does something on the real chain and takes it back. */
    async tryOut<Value>(run: () => Promise<Value>): Promise<Value> {
      const snapshot = await ask('evm_snapshot', [])
      try {
        return await run()
      } finally {
        await ask('evm_revert', [snapshot])
      }
    },

    /** What the account gets in a simulation with the node's default settings, by the logs of the last call. */
    async simulatePlainly(calls: readonly unknown[]): Promise<bigint> {
      const [block] = Object(await ask('eth_simulateV1', [{ blockStateCalls: [{ calls }] }, 'latest']))
      const logs: readonly { readonly topics: readonly string[]; readonly data: string }[] =
        block.calls.at(-1).logs
      return logs
        .filter(({ topics }) => topics[2]?.endsWith(account.slice(2).toLowerCase()))
        .reduce((sum, { data }) => sum + BigInt(data), 0n)
    },
  }
}
