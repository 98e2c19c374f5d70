import type { Item, ItemScope } from '@latchkey/protocol'
import type { Host } from '../ports/Host'

/** The namespace of an item's key, if there is one item for each. */
type Within<Value, Scope extends ItemScope> = Parameters<Item<Value, Scope>['keyOf']>

/** Reads and writes stored items; never throws. */
export type ItemStore = {
  /** Returns the stored value, or the item's initial one if there is none or it is invalid. */
  get<Value, Scope extends ItemScope>(item: Item<Value, Scope>, ...within: Within<Value, Scope>): Value
  set<Value, Scope extends ItemScope>(
    item: Item<Value, Scope>,
    value: NoInfer<Value>,
    ...within: Within<Value, Scope>
  ): void
  remove<Value, Scope extends ItemScope>(item: Item<Value, Scope>, ...within: Within<Value, Scope>): void
  /** The key of an item in storage events. */
  keyOf<Value, Scope extends ItemScope>(item: Item<Value, Scope>, ...within: Within<Value, Scope>): string
}

/** [HTTP-7] Keeps items in the host's storage, and in memory if that can't be written. */
export function createItemStore(host: Host): ItemStore {
  /** Only what storage rejected; null is a removal that failed. */
  const unsaved = new Map<string, string | null>()

  const save = (key: string, text: string | null): boolean => {
    try {
      if (text === null) host.storage?.removeItem(key)
      else host.storage?.setItem(key, text)
      return host.storage !== null
    } catch {
      // Storage is full or denied: memory takes over, and only persistence is lost.
      return false
    }
  }

  const write = (key: string, text: string | null): void => {
    if (save(key, text)) unsaved.delete(key)
    else {
      unsaved.set(key, text)
      // After a reload no value is better than an outdated one.
      save(key, null)
    }
  }

  const read = (key: string): string | null | undefined => {
    const text = unsaved.get(key)
    if (text !== undefined) return text
    try {
      return host.storage?.getItem(key)
    } catch {
      // Access was denied: treat it as empty.
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
