import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Line, RelayAnswer } from './openLine'

/** The topics this client listens to. */
export type Topics = {
  has(topic: string): boolean
  count(): number
  first(): string | undefined
  /** Adds a topic; `isSaid` if another call already subscribes to it. */
  want(topics: readonly string[], isSaid?: boolean): void
  /** Another call has subscribed to it on this connection. */
  said(topic: string, line: Line | null): void
  /** Subscribes to topics that are new on this connection. */
  ensure(line: Line, topics: readonly string[], limitMs: number): Promise<RelayAnswer>
  /** All topics to subscribe to on a new connection. */
  resumable(): readonly string[]
  /** Removes a topic; unsubscribes now, along with earlier ones that couldn't be sent. */
  drop(topic: string): void
  tellDropped(line: Line, limitMs: number): Promise<void>
}

/** The limit of relays per call. */
const batch = 500
const maxDropped = 200

type Topic = { line: Line | null; asked: Promise<RelayAnswer> | null; isSaid: boolean }

function chunks<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / batch) }, (_, at) =>
    items.slice(at * batch, (at + 1) * batch),
  )
}

/** Keeps the subscriptions. Relays may forget them with each socket, so each new connection repeats them. */
export function createTopics(clientId: string): Topics {
  const wanted = new Map<string, Topic>()
  const dropped = new Set<string>()

  const ask = (line: Line, topics: readonly string[], limitMs: number) => {
    const [topic = ''] = topics
    const asked =
      topics.length === 1
        ? line.request('irn_subscribe', { topic }, limitMs)
        : line.request('irn_batchSubscribe', { topics }, limitMs)
    for (const each of topics) Object.assign(wanted.get(each) ?? {}, { line, asked })
    return asked
  }
  return {
    has: (topic) => wanted.has(topic),
    count: () => wanted.size,
    first: () => wanted.keys().next().value,
    want(topics, isSaid = false) {
      for (const topic of topics) {
        dropped.delete(topic)
        if (!wanted.has(topic)) wanted.set(topic, { line: null, asked: null, isSaid })
      }
    },
    said: (topic, line) => void Object.assign(wanted.get(topic) ?? {}, { line, asked: null, isSaid: false }),
    async ensure(line, topics, limitMs) {
      const fresh = topics.filter((topic) => wanted.has(topic) && wanted.get(topic)?.line !== line)
      for (const chunk of chunks(fresh)) ask(line, chunk, limitMs)
      const asked = new Set(topics.flatMap((topic) => wanted.get(topic)?.asked ?? []))
      const answers = await Promise.all(asked)
      const trouble = answers.find(({ kind }) => kind !== 'result')
      // It may be requested again on the same connection.
      if (trouble)
        for (const topic of topics) Object.assign(wanted.get(topic) ?? {}, { line: null, asked: null })
      return trouble ?? { kind: 'result', result: true }
    },
    resumable: () => [...wanted].flatMap(([topic, { isSaid }]) => (isSaid ? [] : [topic])),
    drop(topic) {
      if (!wanted.delete(topic)) return
      dropped.add(topic)
      for (const oldest of [...dropped].slice(0, -maxDropped)) dropped.delete(oldest)
    },
    async tellDropped(line, limitMs) {
      const topics = [...dropped]
      const answers = topics.map(async (topic) => {
        const id = bytesToHex(sha256(utf8ToBytes(topic + clientId)))
        const { kind } = await line.request('irn_unsubscribe', { topic, id }, limitMs)
        if (kind === 'result' || kind === 'fault') dropped.delete(topic)
      })
      await Promise.all(answers)
    },
  }
}
