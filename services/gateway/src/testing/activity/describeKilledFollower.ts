import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { testAccounts } from '@latchkey/testing'
import { expect, it, vi } from 'vitest'
import { setUpFollowing } from './setUpFollowing'

const alice = testAccounts[0].address

/** Tests that a follower survives being killed this many times. */
export function describeKilledFollower(kills: number): void {
  const following = setUpFollowing()
  const startChild = async (): Promise<ChildProcess> => {
    const file = fileURLToPath(new URL('./followInChild.ts', import.meta.url))
    const child = spawn(process.execPath, ['--conditions=@latchkey/source', '--import', 'tsx', file], {
      env: { ...process.env, ...following().settings(), GATEWAY_LOG: 'silent' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    following().atEnd(() => child.kill('SIGKILL'))
    await once(child.stdout ?? child, 'data')
    return child
  }

  it('loses and duplicates nothing when its process is killed repeatedly', async () => {
    const { follow, watch, indexed, agree, matchesKnownBlocks, sendMany } = following()
    await sendMany(150)
    await watch(alice)
    for (let count = 0; count < kills; count++) {
      const child = await startChild()
      const known = (await indexed(alice)).length
      const sending = sendMany(15)
      // Kill it in the middle of its work: something is new, and there is more to come.
      await vi.waitFor(async () => expect((await indexed(alice)).length).toBeGreaterThan(known), {
        timeout: 60_000,
        interval: 2,
      })
      await sleep(count * 7)
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
      await matchesKnownBlocks(alice)
      await sending
    }
    await follow()
    await agree(alice)
    expect(await indexed(alice)).toHaveLength(150 + 15 * kills)
  }, 300_000)
}
