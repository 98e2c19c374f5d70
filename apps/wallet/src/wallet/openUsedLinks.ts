import { storagePrefix } from '@latchkey/protocol'
import * as v from 'valibot'

const key = `${storagePrefix}wallet-links`
const mostKept = 50

/** The links that had their connection, by their topics. */
export type UsedLinks = { has(topic: string): boolean; add(topic: string): void }

/** Opens the list of used links; what can't be read there is none. */
export function openUsedLinks(storage: Pick<Storage, 'getItem' | 'setItem'>): UsedLinks {
  const read = (): readonly string[] => {
    try {
      return v.parse(v.array(v.string()), JSON.parse(storage.getItem(key) ?? '[]'))
    } catch {
      // Not ours, or storage is forbidden: a link that is used twice then only gets no answer.
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
        // Full or forbidden: as above.
      }
    },
  }
}
