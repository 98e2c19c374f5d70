import { safeParse } from 'valibot'
import { type DeviceRow, deviceRow } from './DeviceRow'
import type { FrameStore } from './FrameStore'

const table = 'devices'

/**
 * Opens the partition's database. The fresh row is used unless the site has one already. Every read and change is one
 * transaction, so tabs of the same site never overwrite each other. Rejects with what the browser throws.
 */
export async function openDatabaseStore(fresh: DeviceRow): Promise<FrameStore> {
  const { origin } = fresh
  const database = await openDatabase()
  const change = (alter: (row: DeviceRow) => DeviceRow) =>
    new Promise<DeviceRow>((resolve, reject) => {
      const transaction = database.transaction(table, 'readwrite')
      const rows = transaction.objectStore(table)
      const asked = rows.get(origin)
      let next = fresh
      asked.onsuccess = () => {
        next = alter(parseRow(asked.result, origin) ?? fresh)
        rows.put(next, origin)
      }
      // Only a finished transaction is kept.
      transaction.oncomplete = () => resolve(next)
      transaction.onerror = () => reject(transaction.error)
      transaction.onabort = () => reject(transaction.error)
    })
  await change((row) => row)
  return {
    isLasting: true,
    read: () => change((row) => row),
    change: (given) => change((row) => ({ ...row, ...(typeof given === 'function' ? given(row) : given) })),
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open('latchkey-frame', 1)
    asked.onupgradeneeded = () => asked.result.createObjectStore(table)
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
    asked.onblocked = () => reject(new DOMException('', 'InvalidStateError'))
  })
}

/** Another version of the frame may have written the row; without sense it's replaced. */
function parseRow(value: unknown, origin: string): DeviceRow | undefined {
  const read = safeParse(deviceRow(), value)
  return read.success && read.output.origin === origin ? read.output : undefined
}
