import { testAccounts } from '@latchkey/testing'
import { seedEvm } from '@latchkey/testing/node'
import { encodeFunctionData, erc20Abi } from 'viem'
import { expect, it, vi } from 'vitest'
import { setUpFollowing } from '../testing/activity/setUpFollowing'

const [alice, bob, carol] = testAccounts
const following = setUpFollowing()
/** A hundredth of the real limit, so a test can exceed it with one block. */
const mostBytes = 100_000

/** Mines 60 transactions in one block, about 300 kB of JSON. */
async function mineLargeBlock(dollar: `0x${string}`): Promise<string[]> {
  const { chain } = following()
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

it('reads blocks larger than one answer may be, past and new', async () => {
  const { chain, follow, watch, indexed } = following()
  const { dollar } = await seedEvm(chain.url)
  const past = await mineLargeBlock(dollar)
  const text = await chain.ask<object>('eth_getBlockByNumber', 'latest', true)
  expect(JSON.stringify(text).length).toBeGreaterThan(2 * mostBytes)
  await watch(bob.address)
  await watch(carol.address)
  await follow({ mostBytes })
  const agree = async (hashes: readonly string[]) => {
    const [paid, moved] = [hashes.filter((_, at) => at % 60 < 40), hashes.filter((_, at) => at % 60 >= 40)]
    await vi.waitFor(
      async () => {
        expect((await indexed(carol.address)).slice(0, paid.length)).toEqual(paid.toReversed())
        expect((await indexed(bob.address)).slice(0, moved.length)).toEqual(moved.toReversed())
      },
      { timeout: 20_000 },
    )
  }
  await agree(past)
  const fresh = await mineLargeBlock(dollar)
  await agree([...past, ...fresh])
  const hash = await chain.send({ to: carol.address, value: 7n })
  await vi.waitFor(async () => expect((await indexed(carol.address))[0]).toBe(hash), { timeout: 10_000 })
}, 60_000)

it('asks for fewer blocks at once when their logs are too large', async () => {
  const { chain, follow, watch, database } = following()
  const { dollar } = await seedEvm(chain.url)
  for (let count = 0; count < 3; count++) await mineLargeBlock(dollar)
  await watch(bob.address)
  await follow({ mostBytes: 20_000, mostWhole: 2 })
  const moved = () =>
    database.query("select 1 from history where operation = 'receive' and address = $1", [
      bob.address.toLowerCase(),
    ])
  await vi.waitFor(async () => expect((await moved()).length).toBe(60), { timeout: 20_000 })
}, 60_000)
