import { storagePrefix } from '@latchkey/protocol'
import * as v from 'valibot'

const key = `${storagePrefix}wallet-links`
const mostKept = 50

/** The used links, by topic. */
export type UsedLinks = { has(topic: string): boolean; add(topic: string): void }

/** Opens the list of used links. Unreadable storage counts as empty. */
export function openUsedLinks(storage: Pick<Storage, 'getItem' | 'setItem'>): UsedLinks {
  const read = (): readonly string[] => {
    try {
      return v.parse(v.array(v.string()), JSON.parse(storage.getItem(key) ?? '[]'))
    } catch {
      // Invalid or blocked storage: a link used twice then gets no answer.
      return []
    }
  }
  return {
    has: (topic) => read().includes(topic),
    add(topic) {
      try {
        storage.setItem(
          key,
          JSON.stringify([...read().filter((one) => one !== topic), topic].slice(-mostKept)),
        )
      } catch {
        // Full or blocked, as above.
      }
    },
  }
}
