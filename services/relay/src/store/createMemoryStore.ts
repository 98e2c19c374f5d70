import { createHash } from 'node:crypto'
import { type Owner, type OwnerScope, ownerScopes } from './Owner'
import type { NewMessage, RelayStore, StoredMessage } from './RelayStore'
import { messageOverhead, type StoredKind, trimAt, type Usage } from './StoreBounds'
import { storeLimits } from './storeLimits'

type Kept = NewMessage & {
  readonly id: number
  readonly hash: string
  readonly knownUntil: number
  expiresAt: number
  owed: Set<string>
  isOpen: boolean
  isGone: boolean
}

type Subscription = Owner & { readonly topic: string }
type Item = { readonly name: string; readonly size: number; readonly drop: () => void }

/** Stores subscriptions and messages in memory, for tests; nothing survives the process. */
export function createMemoryStore(): RelayStore {
  const subscribers = new Map<string, Set<string>>()
  /** All subscriptions, the one used longest ago first. */
  const subscriptions = new Map<string, Subscription>()
  let messages: Kept[] = []
  let last = 0

  const unsubscribe = (topic: string, client: string) => {
    subscribers.get(topic)?.delete(client)
    subscriptions.delete(`${topic} ${client}`)
  }
  const waiting = (topics: readonly string[] | undefined, now: number) =>
    messages.filter(
      (one) => !one.isGone && one.expiresAt > now && (topics === undefined || topics.includes(one.topic)),
    )
  const settle = (one: Kept) => {
    if (!one.isOpen && one.owed.size === 0) one.isGone = true
  }
  const isFor = (client: string) => (one: Kept) =>
    one.owed.has(client) || (one.isOpen && one.publisher !== client)
  const owedTo = (client: string, topics: readonly string[] | undefined, now: number) =>
    waiting(topics, now).filter((one) => one.owed.has(client))

  return {
    async publish(message) {
      const { topic, publisher, publishedAt: now } = message
      const hash = createHash('sha256').update(message.message).digest('hex')
      messages = messages.filter((one) => one.knownUntil >= now)
      const known = messages.find((one) => one.topic === topic && one.hash === hash)
      if (known) return { outcome: 'known', clients: [...known.owed] }
      const there = waiting([topic], now)
      const bytes = there.reduce((sum, one) => sum + one.message.length, message.message.length)
      if (there.length >= storeLimits.messages || bytes > storeLimits.bytes) return { outcome: 'full' }
      const all = subscribers.get(topic) ?? new Set<string>()
      const others = [...all].filter((client) => client !== publisher)
      last += 1
      messages.push({
        ...message,
        id: last,
        hash,
        expiresAt: all.size > 0 ? message.expiresAt : Math.min(message.expiresAt, now + storeLimits.unreadMs),
        knownUntil: Math.max(message.expiresAt, now + storeLimits.knownMs),
        owed: new Set(others),
        isOpen: others.length === 0,
        isGone: false,
      })
      return { outcome: 'kept', id: last, clients: others }
    },
    flush: async () => undefined,
    async subscribe(owner, topics, { now, mayAdd }) {
      const { client } = owner
      return topics.map((topic) => {
        const all = subscribers.get(topic) ?? new Set<string>()
        const isNew = !all.has(client)
        if (isNew && (!mayAdd || all.size >= storeLimits.subscribers))
          return { isFull: true, isNew, hasMail: false }
        subscribers.set(topic, all.add(client))
        subscriptions.delete(`${topic} ${client}`)
        subscriptions.set(`${topic} ${client}`, { ...owner, topic })
        for (const one of waiting([topic], now))
          if (one.isOpen && one.publisher !== client) {
            one.isOpen = false
            one.owed.add(client)
          }
        return { isFull: false, isNew, hasMail: owedTo(client, [topic], now).length > 0 }
      })
    },
    async unsubscribe(client, topics, now) {
      for (const topic of topics) unsubscribe(topic, client)
      for (const one of waiting(topics, now)) {
        if (one.owed.delete(client)) settle(one)
        if ((subscribers.get(one.topic)?.size ?? 0) === 0)
          one.expiresAt = Math.min(one.expiresAt, now + storeLimits.unreadMs)
      }
    },
    async findMail(client, { topics, except, limit, bytes }, now) {
      const all = owedTo(client, topics, now).filter(({ id }) => !except.includes(id))
      return firstBytes(all.slice(0, limit), bytes).map(toMessage)
    },
    async takeMail(client, topics, limit, now) {
      const all = waiting(topics, now).filter(isFor(client))
      const taken = firstBytes(all.slice(0, limit), storeLimits.takenBytes)
      for (const one of taken) {
        one.owed.delete(client)
        one.isOpen = false
        settle(one)
      }
      return { messages: taken.map(toMessage), hasMore: all.length > taken.length }
    },
    async acknowledge(client, message) {
      const one = messages.find(({ id }) => id === message)
      if (one?.owed.delete(client)) settle(one)
    },
    whoHasMail: async (clients, now) => clients.filter((client) => owedTo(client, undefined, now).length > 0),
    isKnown: async (client) => [...subscribers.values()].some((all) => all.has(client)),
    touch: async () => undefined,
    async sweep(now) {
      const unreadByTag = new Map<number, number>()
      for (const one of messages)
        if (!one.isGone && one.expiresAt <= now) {
          one.isGone = true
          unreadByTag.set(one.tag, (unreadByTag.get(one.tag) ?? 0) + 1)
        }
      messages = messages.filter((one) => one.knownUntil > now || !one.isGone)
      return { unreadByTag, subscriptions: 0 }
    },
    async trim(bounds) {
      const large: Usage[] = []
      for (const scope of ownerScopes) {
        const stored: Record<StoredKind, Item[]> = {
          topics: [...subscriptions.values()].map((one) => ({
            name: one[scope],
            size: 1,
            drop: () => unsubscribe(one.topic, one.client),
          })),
          bytes: messages.map((one) => ({
            name: nameOf(one, scope),
            size: messageOverhead + (one.isGone ? 0 : one.message.length),
            drop: () => {
              messages = messages.filter((other) => other !== one)
            },
          })),
        }
        for (const kind of ['topics', 'bytes'] as const)
          for (const [name, used] of trimItems(stored[kind], bounds[kind][scope]))
            large.push({ kind, scope, name, used })
      }
      return large
    },
    stop: async () => undefined,
  }
}

function toMessage({ id, topic, message, tag, publishedAt, attestation }: Kept): StoredMessage {
  return { id, topic, message, tag, publishedAt, attestation }
}

/** Returns the first messages up to the one that reaches a size. */
function firstBytes(all: readonly Kept[], most: number): Kept[] {
  let bytes = 0
  return all.filter(({ message }) => {
    const before = bytes
    bytes += message.length
    return before < most
  })
}

function nameOf({ publisher, address, project }: Kept, scope: OwnerScope): string {
  return { client: publisher, address, project }[scope]
}

/** Drops the oldest items of each name over the bound; returns what those with more than half of it have left. */
function trimItems(items: readonly Item[], most: number): [string, number][] {
  const byName = new Map<string, Item[]>()
  for (const item of items) {
    const mine = byName.get(item.name)
    if (mine) mine.push(item)
    else byName.set(item.name, [item])
  }
  return [...byName].flatMap(([name, mine]): [string, number][] => {
    let used = mine.reduce((sum, { size }) => sum + size, 0)
    if (name === '' || used <= most / 2) return []
    if (used > most * trimAt.full)
      for (const { size, drop } of mine) {
        if (used <= most * trimAt.left) break
        drop()
        used -= size
      }
    return [[name, used]]
  })
}
