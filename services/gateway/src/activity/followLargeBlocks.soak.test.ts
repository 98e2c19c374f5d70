import { testAccounts } from '@latchkey/testing'
import { seedEvm } from '@latchkey/testing/node'
import { expect, it, vi } from 'vitest'
import { mineLargeBlock } from '../testing/activity/mineLargeBlock'
import { setUpFollowing } from '../testing/activity/setUpFollowing'

const [, bob, carol] = testAccounts
const following = setUpFollowing()
/** A hundredth of the real limit, so a test can exceed it with one block. */
const mostBytes = 100_000

it('reads blocks larger than one answer may be, past and new', async () => {
  const { chain, follow, watch, indexed } = following()
  const { dollar } = await seedEvm(chain.url)
  const past = await mineLargeBlock(chain, dollar)
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
  const fresh = await mineLargeBlock(chain, dollar)
  await agree([...past, ...fresh])
  const hash = await chain.send({ to: carol.address, value: 7n })
  await vi.waitFor(async () => expect((await indexed(carol.address))[0]).toBe(hash), { timeout: 10_000 })
})
