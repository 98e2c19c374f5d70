import { testAccounts } from '@latchkey/testing'
import { seedEvm } from '@latchkey/testing/node'
import { expect, it, vi } from 'vitest'
import { mineLargeBlock } from '../testing/activity/mineLargeBlock'
import { setUpFollowing } from '../testing/activity/setUpFollowing'

const bob = testAccounts[1]
const following = setUpFollowing()

it('asks for fewer blocks at once when their logs are too large', async () => {
  const { chain, follow, watch, database } = following()
  const { dollar } = await seedEvm(chain.url)
  for (let count = 0; count < 3; count++) await mineLargeBlock(chain, dollar)
  await watch(bob.address)
  await follow({ mostBytes: 20_000, mostWhole: 2 })
  const moved = () =>
    database.query("select 1 from history where operation = 'receive' and address = $1", [
      bob.address.toLowerCase(),
    ])
  await vi.waitFor(async () => expect((await moved()).length).toBe(60), { timeout: 20_000 })
}, 60_000)
