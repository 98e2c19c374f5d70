import type { DeviceRow } from './DeviceRow'
import type { FrameStore } from './FrameStore'

/** A store that ends with the page. */
export function createMemoryStore(fresh: DeviceRow): FrameStore {
  let row = fresh
  return {
    isLasting: false,
    read: async () => row,
    async change(change) {
      row = { ...row, ...(typeof change === 'function' ? change(row) : change) }
      return row
    },
  }
}
