import type { Item, ItemScope } from '@latchkey/protocol'
import type { Host } from '../ports/Host'

/** What an item's key takes beside the item: its namespace, where there is one item for each. */
type Within<Value, Scope extends ItemScope> = Parameters<Item<Value, Scope>['keyOf']>

/** Reads and writes stored items; never throws, whatever the storage does. */
export type ItemStore = {
  /** The stored value, or the item's initial one where nothing good is stored. */
  get<Value, Scope extends ItemScope>(item: Item<Value, Scope>, ...within: Within<Value, Scope>): Value
  set<Value, Scope extends ItemScope>(
    item: Item<Value, Scope>,
    value: NoInfer<Value>,
    ...within: Within<Value, Scope>
  ): void
  remove<Value, Scope extends ItemScope>(item: Item<Value, Scope>, ...within: Within<Value, Scope>): void
  /** The key that a change in another tab is told by. */
  keyOf<Value, Scope extends ItemScope>(item: Item<Value, Scope>, ...within: Within<Value, Scope>): string
}

/** [HTTP-7] Items in the host's storage, and in memory for as long as the page lives where that can't be written. */
export function createItemStore(host: Host): ItemStore {
  /** Only what storage did not take; null stands for a removal that failed. */
  const unsaved = new Map<string, string | null>()

  const save = (key: string, text: string | null): boolean => {
    try {
      if (text === null) host.storage?.removeItem(key)
      else host.storage?.setItem(key, text)
      return host.storage !== null
    } catch {
      // Full, forbidden or gone: memory takes over, and only persistence is lost.
      return false
    }
  }

  const write = (key: string, text: string | null): void => {
    if (save(key, text)) unsaved.delete(key)
    else {
      unsaved.set(key, text)
      // After a reload nothing is better than what stood before: a "disconnected" that did not fit, say.
      save(key, null)
    }
  }

  const read = (key: string): string | null | undefined => {
    const text = unsaved.get(key)
    if (text !== undefined) return text
    try {
      return host.storage?.getItem(key)
    } catch {
      // Access was taken away: as if nothing were stored.
      return null
    }
  }

  return {
    get: (item, ...within) => item.read(read(item.keyOf(...within))),
    set: (item, value, ...within) => write(item.keyOf(...within), item.write(value)),
    remove: (item, ...within) => write(item.keyOf(...within), null),
    keyOf: (item, ...within) => item.keyOf(...within),
  }
}
