import { withTimeLimit } from '@latchkey/protocol'
import { createMemoryStore } from './createMemoryStore'
import { createRow } from './createRow'
import type { DeviceRow } from './DeviceRow'
import type { FrameStore } from './FrameStore'
import { openDatabaseStore } from './openDatabaseStore'

/** Some browsers never answer in a frame of another site. */
const openMs = 3_000

/** Opens the store of a site: in the partition's database, or in memory where the browser denies that. */
export async function openStore(origin: string): Promise<FrameStore> {
  const fresh = await createRow(origin)
  let last: DeviceRow = fresh
  let store = await openLasting(fresh)

  const use = async (work: (store: FrameStore) => Promise<DeviceRow>): Promise<DeviceRow> => {
    try {
      last = await work(store)
    } catch {
      // The browser took the database away meanwhile. What is known goes on in memory, and `isLasting` tells.
      store = createMemoryStore(last)
      last = await work(store)
    }
    return last
  }
  return {
    get isLasting() {
      return store.isLasting
    },
    read: () => use((current) => current.read()),
    change: (change) => use((current) => current.change(change)),
  }
}

async function openLasting(fresh: DeviceRow): Promise<FrameStore> {
  try {
    const opened = await withTimeLimit(openDatabaseStore(fresh), openMs)
    if (opened) return opened
  } catch {
    // Denied by a setting, a policy or a private window. The wallet works on, and `isLasting` tells.
  }
  return createMemoryStore(fresh)
}
