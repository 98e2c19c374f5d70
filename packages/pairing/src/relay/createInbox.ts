import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { RelayPush } from './openLine'
import type { RelayMessage } from './Relay'

/** Hears each message once. */
export type Inbox = {
  /** `isKnown`: the topic is one of ours. */
  receive(push: RelayPush, isKnown: boolean): void
  onMessage(handler: (message: RelayMessage) => Promise<void>): () => void
  /** A new line: what is unacknowledged is counted anew. */
  lineUp(): void
  /** The topic is over: late mail on it is acknowledged and not read. */
  forget(topic: string): void
}

/** So many texts of a topic are remembered, and so many topics that are over. */
const maxTexts = 2_000
const maxTopics = 200
/** A relay may hold back all mail while so much is unacknowledged; before that, mail for nobody is let go. */
const maxStrangers = 16
/** Mail that came before anybody listened. */
const maxEarly = 100

function keepNewest<Key>(map: Map<Key, unknown> | Set<Key>, most: number): void {
  for (const key of map.keys()) {
    if (map.size <= most) return
    map.delete(key)
  }
}

/** Relays deliver at least once: repeats of a text on a topic are dropped here, by their hash. */
export function createInbox(): Inbox {
  const handlers = new Set<(message: RelayMessage) => Promise<void>>()
  /** By topic, then by hash: whether the message has been dealt with, once that is known. */
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
    // Not acknowledged, the relay sends it again: so it is with a page that is closed, or a handler that could not store it.
    if (await isDone) acknowledge()
    else texts.delete(hash)
  }
  return {
    receive(push, isKnown) {
      // Another tab of the same visitor shares the client id: what is its mail must not be acknowledged here.
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
