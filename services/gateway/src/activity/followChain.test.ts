import { setTimeout as sleep } from 'node:timers/promises'
import { testAccounts } from '@latchkey/testing'
import { seedEvm } from '@latchkey/testing/node'
import { describe, expect, it, vi } from 'vitest'
import { openTestChain } from '../testing/activity/openTestChain'
import { setUpFollowing } from '../testing/activity/setUpFollowing'

const alice = testAccounts[0].address
const bob = testAccounts[1].address
const following = setUpFollowing()

describe('a follower', () => {
  it('reads the past of a requested address, then new blocks', async () => {
    const { follow, watch, indexed, agree, sendMany } = following()
    await sendMany(40)
    await watch(alice)
    await follow()
    await agree(alice)
    await sendMany(5)
    await watch(bob)
    await agree(alice)
    await agree(bob)
    expect(await indexed(bob)).toHaveLength(45)
  })

  it('finds the past on a long chain by token logs, and everything from then on', async () => {
    const { chain, database, follow, watch, indexed } = following()
    const { dollar } = await seedEvm(chain.url)
    await chain.send({ to: bob, value: 5n })
    await watch(bob)
    await follow({ mostWhole: 5 })
    // The plain payment may lie within the blocks read in full: a busy node mines more.
    const mints = () =>
      database.query("select 1 from history where operation = 'mint' and address = $1", [bob.toLowerCase()])
    await vi.waitFor(async () => expect(await mints()).toHaveLength(3), { timeout: 60_000 })
    const facts = await database.query('select symbol, decimals from token_facts where address = $1', [
      dollar.toLowerCase(),
    ])
    expect(facts).toEqual([{ symbol: 'LKD', decimals: 6 }])
    const hash = await chain.send({ to: bob, value: 7n })
    await vi.waitFor(async () => expect((await indexed(bob))[0]).toBe(hash), { timeout: 60_000 })
  })

  it('goes back after a reorganisation of 3 blocks', async () => {
    const { chain, follow, watch, indexed, agree, sendMany } = following()
    await sendMany(10)
    await watch(alice)
    await watch(bob)
    await follow()
    await agree(alice)
    const before = await indexed(alice)
    await chain.ask('anvil_reorg', 3, [])
    // What the lost blocks held is gone, what came before stays.
    await vi.waitFor(async () => expect(await indexed(alice)).toEqual(before.slice(3)), { timeout: 60_000 })
    await agree(alice)
    await sendMany(4)
    await agree(alice)
    await agree(bob)
    expect(await indexed(alice)).toHaveLength(11)
  })

  it('goes back after a chain was reset and took another course', async () => {
    const { chain, follow, watch, indexed, agree, sendMany } = following()
    await sendMany(5)
    await watch(alice)
    await follow()
    await agree(alice)
    const snapshot = await chain.ask<string>('evm_snapshot')
    await sendMany(3)
    await agree(alice)
    await chain.ask('evm_revert', snapshot)
    for (let sent = 0; sent < 4; sent++) await chain.send({ to: testAccounts[2].address, value: 9n })
    await agree(alice)
    expect(await indexed(alice)).toHaveLength(9)
  })

  it('starts over on a different chain', async () => {
    const { chain, follow, watch, indexed, agree, sendMany } = following()
    await sendMany(6)
    await watch(alice)
    const first = await follow()
    await agree(alice)
    await first.stop()
    await chain.stop()
    // Chains that start within the same second are identical.
    await sleep(1_100)
    const other = await openTestChain({ seed: false })
    following().atEnd(() => other.stop())
    following().chain = other
    await sendMany(2)
    await follow()
    await agree(alice)
    expect(await indexed(alice)).toHaveLength(2)
  })

  it('continues where it was stopped', async () => {
    const { follow, watch, indexed, agree, sendMany } = following()
    await sendMany(120)
    await watch(alice)
    const first = await follow()
    await vi.waitFor(async () => expect((await indexed(alice)).length).toBeGreaterThan(0), {
      timeout: 60_000,
      interval: 5,
    })
    await first.stop()
    expect((await indexed(alice)).length).toBeLessThan(120)
    await sendMany(10)
    await follow()
    await agree(alice)
    expect(await indexed(alice)).toHaveLength(130)
  })

  it('stands by while another process follows, and takes over from it', async () => {
    const { database, follow, watch, agree, sendMany } = following()
    await watch(alice)
    const epoch = async () =>
      (await database.query<{ epoch: string }>('select epoch from followed_chains'))[0]?.epoch
    const first = await follow()
    await vi.waitFor(async () => expect(await epoch()).toBe('1'), { timeout: 60_000 })
    await follow()
    await sendMany(20)
    await agree(alice)
    expect(await epoch()).toBe('1')
    await first.stop()
    await sendMany(20)
    await agree(alice)
    expect(await epoch()).toBe('2')
  })

  it('continues with the next block without remembering any before it', async () => {
    const { database, follow, watch, agree, sendMany } = following()
    await sendMany(3)
    await watch(alice)
    const first = await follow()
    await agree(alice)
    await first.stop()
    // As if the process died right after the chain was reset below everything stored.
    await database.query('delete from followed_blocks')
    await sendMany(5)
    await follow()
    await agree(alice)
  })
})
