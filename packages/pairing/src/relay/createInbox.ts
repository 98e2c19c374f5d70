import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { RelayPush } from './openLine'
import type { RelayMessage } from './Relay'

/** Delivers each message once. */
export type Inbox = {
  /** `isKnown`: the topic is one of ours. */
  receive(push: RelayPush, isKnown: boolean): void
  onMessage(handler: (message: RelayMessage) => Promise<void>): () => void
  /** A new connection: the count of unacknowledged messages restarts. */
  lineUp(): void
  /** The topic has ended: late messages are acknowledged but not read. */
  forget(topic: string): void
}

/** How many messages per topic and how many ended topics to remember. */
const maxTexts = 2_000
const maxTopics = 200
/** A relay may pause delivery at this many unacknowledged messages; drop unclaimed ones before that. */
const maxStrangers = 16
/** Messages that arrived before anyone listened. */
const maxEarly = 100

function keepNewest<Key>(map: Map<Key, unknown> | Set<Key>, most: number): void {
  for (const key of map.keys()) {
    if (map.size <= most) return
    map.delete(key)
  }
}

/** Creates an inbox. Relays deliver at least once, so it drops repeats on a topic by their hash. */
export function createInbox(): Inbox {
  const handlers = new Set<(message: RelayMessage) => Promise<void>>()
  /** By topic, then by hash: whether the message was handled, once known. */
  const seen = new Map<string, Map<string, Promise<boolean>>>()
  const over = new Set<string>()
  let early: RelayPush[] = []
  let strangers = 0

  const hear = async (message: RelayMessage): Promise<boolean> => {
    const heard = await Promise.allSettled([...handlers].map(async (handler) => handler(message)))
    return heard.every(({ status }) => status === 'fulfilled')
  }
  const deliver = async ({ message, acknowledge }: RelayPush) => {
    const hash = bytesToHex(sha256(utf8ToBytes(message.message)))
    const texts = seen.get(message.topic) ?? new Map<string, Promise<boolean>>()
    const isDone = texts.get(hash) ?? hear(message)
    seen.set(message.topic, texts.set(hash, isDone))
    keepNewest(texts, maxTexts)
    // Without an acknowledgement the relay resends it, such as after a closed page or a failed handler.
    if (await isDone) acknowledge()
    else texts.delete(hash)
  }
  return {
    receive(push, isKnown) {
      // Another tab shares the client id; don't acknowledge its messages.
      if (isKnown && handlers.size > 0) void deliver(push)
      else if (isKnown) early = [...early, push].slice(-maxEarly)
      else if (over.has(push.message.topic) || ++strangers > maxStrangers) push.acknowledge()
    },
    onMessage(handler) {
      handlers.add(handler)
      const waiting = early
      early = []
      for (const push of waiting) void deliver(push)
      return () => void handlers.delete(handler)
    },
    lineUp() {
      strangers = 0
    },
    forget(topic) {
      seen.delete(topic)
      over.add(topic)
      keepNewest(over, maxTopics)
    },
  }
}
