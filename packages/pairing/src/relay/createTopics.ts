import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Line, RelayAnswer } from './openLine'

/** The topics this client listens to. */
export type Topics = {
  has(topic: string): boolean
  count(): number
  first(): string | undefined
  /** From now on a topic of ours; `isSaid` where another call subscribes to it on the way. */
  want(topics: readonly string[], isSaid?: boolean): void
  /** It has been said by another call, on this line. */
  said(topic: string, line: Line | null): void
  /** Subscribes to those that this line does not know yet. */
  ensure(line: Line, topics: readonly string[], limitMs: number): Promise<RelayAnswer>
  /** All topics that a new line has to be told of. */
  resumable(): readonly string[]
  /** No longer ours; tells a line of it, and of those that no line could be told of. */
  drop(topic: string): void
  tellDropped(line: Line, limitMs: number): Promise<void>
}

/** What relays take at once. */
const batch = 500
const maxDropped = 200

type Topic = { line: Line | null; asked: Promise<RelayAnswer> | null; isSaid: boolean }

function chunks<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / batch) }, (_, at) =>
    items.slice(at * batch, (at + 1) * batch),
  )
}

/** Keeps what is listened to; relays may forget it with each socket, so each new line is told. */
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
      // It may be asked again on the same line.
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
