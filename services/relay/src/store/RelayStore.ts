import type { Owner } from './Owner'
import type { StoreBounds, Usage } from './StoreBounds'

/** A stored message. */
export type StoredMessage = {
  readonly id: number
  readonly topic: string
  readonly message: string
  readonly tag: number
  readonly publishedAt: number
  readonly attestation: string
}

/** A message to store. */
export type NewMessage = Omit<StoredMessage, 'id'> & {
  readonly publisher: string
  /** The address and project of the publisher. */
  readonly address: string
  readonly project: string
  /** When it expires, in milliseconds. */
  readonly expiresAt: number
}

/** The outcome of a publish: stored, already known, or no room; and the clients that it is for. */
export type PublishOutcome =
  | { readonly outcome: 'kept'; readonly id: number; readonly clients: readonly string[] }
  | { readonly outcome: 'known'; readonly clients: readonly string[] }
  | { readonly outcome: 'full' }

/** The outcome of a subscribe: whether there is no room, the subscription is new, and messages are waiting. */
export type SubscribeOutcome = {
  readonly isFull: boolean
  readonly isNew: boolean
  readonly hasMail: boolean
}

/** Which messages of a client to find. */
export type MailQuery = {
  /** All topics by default. */
  readonly topics?: readonly string[] | undefined
  /** Messages already being sent. */
  readonly except: readonly number[]
  readonly limit: number
  /** Their total size; the one that reaches it is the last. */
  readonly bytes: number
}

/** What expired and was deleted. */
export type Swept = { readonly unreadByTag: ReadonlyMap<number, number>; readonly subscriptions: number }

/**
 * Stores subscriptions and messages; what it has confirmed survives a kill of the process. A message is owed to every
 * client subscribed when it arrives, except its publisher; if there is none, to the next other client that subscribes.
 * It is kept until all of them have acknowledged it, or it expires.
 */
export type RelayStore = {
  /** Accepts a message to forward at once; `flush` resolves when it is stored. */
  publish(message: NewMessage): Promise<PublishOutcome>
  /** Resolves when everything accepted before is stored. */
  flush(): Promise<void>
  /** Subscribes; without `mayAdd`, only to topics that the client has already. */
  subscribe(
    owner: Owner,
    topics: readonly string[],
    options: { readonly now: number; readonly mayAdd: boolean },
  ): Promise<readonly SubscribeOutcome[]>
  unsubscribe(client: string, topics: readonly string[], now: number): Promise<void>
  /** Returns the oldest messages owed to a client. */
  findMail(client: string, query: MailQuery, now: number): Promise<readonly StoredMessage[]>
  /** Returns what a client is owed or may claim, and counts it as delivered. */
  takeMail(
    client: string,
    topics: readonly string[],
    limit: number,
    now: number,
  ): Promise<{ readonly messages: readonly StoredMessage[]; readonly hasMore: boolean }>
  acknowledge(client: string, message: number): Promise<void>
  /** Returns which of these clients are owed messages. */
  whoHasMail(clients: readonly string[], now: number): Promise<readonly string[]>
  /** Whether a client has subscriptions, so it isn't new. */
  isKnown(client: string): Promise<boolean>
  /** Marks their subscriptions as in use. */
  touch(clients: readonly string[], now: number): Promise<void>
  sweep(now: number): Promise<Swept>
  /** Deletes the oldest of those that reach a bound; returns those with more than half of one. */
  trim(bounds: StoreBounds): Promise<readonly Usage[]>
  stop(): Promise<void>
}
