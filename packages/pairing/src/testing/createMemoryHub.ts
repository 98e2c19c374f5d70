import { signerStopped } from '@latchkey/protocol'
import type { PublishOptions, Relay, RelayMessage, RelayStatus } from '../relay/Relay'

type Mail = RelayMessage & { readonly from: string; readonly ttl: number; readonly prompt: boolean }

/** One client of the hub. */
export type HubClient = Relay & {
  readonly topics: Set<string>
  /** Cuts the client off. */
  setOnline(isOnline: boolean): void
}

/** Creates an in-memory relay: messages are stored, never return to their sender, and repeat until handled. */
export function createMemoryHub(now: () => number) {
  const log: Mail[] = []
  const clients = new Set<{ readonly id: string; take(mail: Mail): void }>()
  /** Which clients have handled each message. */
  const taken = new Map<Mail, Set<string>>()

  const post = (mail: Mail) => {
    log.push(mail)
    taken.set(mail, new Set())
    for (const client of clients) client.take(mail)
  }

  const connect = (id: string): HubClient => {
    const handlers = new Set<(message: RelayMessage) => Promise<void>>()
    const topics = new Set<string>()
    const seen = new Set<string>()
    let isOnline = true
    const client = {
      id,
      take(mail: Mail) {
        const isMine = mail.from !== id && topics.has(mail.topic) && !taken.get(mail)?.has(id)
        if (!isOnline || !isMine || handlers.size === 0 || seen.has(mail.topic + mail.message)) return
        seen.add(mail.topic + mail.message)
        const { topic, message, publishedAt, tag } = mail
        queueMicrotask(async () => {
          for (const handler of handlers) await handler({ topic, message, publishedAt, tag })
          if (isOnline && handlers.size > 0) taken.get(mail)?.add(id)
        })
      },
    }
    clients.add(client)
    const takeAll = () => {
      for (const mail of log) client.take(mail)
    }
    const publish = async (topic: string, message: string, options: PublishOptions) => {
      if (!isOnline) throw signerStopped()
      const { tag, ttl, prompt = false } = options
      post({ from: id, topic, message, tag, ttl, prompt, publishedAt: now() })
    }
    return {
      topics,
      publish,
      async propose(topic, message, options) {
        topics.add(topic)
        await publish(topic, message, options)
      },
      async subscribe(more) {
        for (const topic of more) topics.add(topic)
        takeAll()
      },
      async unsubscribe(topic) {
        topics.delete(topic)
      },
      onMessage(handler) {
        handlers.add(handler)
        return () => void handlers.delete(handler)
      },
      onStatus: (_listener: (status: RelayStatus) => void) => () => undefined,
      async close() {
        clients.delete(client)
      },
      setOnline(online) {
        isOnline = online
        if (online) takeAll()
      },
    }
  }

  return {
    log,
    connect,
    /** Delivers an earlier message again. */
    repeat(mail: Mail) {
      taken.get(mail)?.clear()
      for (const client of clients) client.take(mail)
    },
    /** Messages with a tag, newest last. */
    sent: (tag: number) => log.filter((mail) => mail.tag === tag),
    post,
  }
}
