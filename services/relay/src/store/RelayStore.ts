/** A message as it is kept. */
export type StoredMessage = {
  readonly id: number
  readonly topic: string
  readonly message: string
  readonly tag: number
  readonly publishedAt: number
  readonly attestation: string
}

/** A message as it comes in. */
export type NewMessage = Omit<StoredMessage, 'id'> & {
  readonly publisher: string
  /** When nobody wants it any more, in milliseconds. */
  readonly expiresAt: number
}

/** What became of a message: kept, known from before, or without room. */
export type PublishOutcome =
  | { readonly outcome: 'kept'; readonly id: number; readonly clients: readonly string[] }
  | { readonly outcome: 'known' | 'full' }

/** What became of a wish to hear of a topic, and whether something waits there. */
export type SubscribeOutcome = { readonly isFull: boolean; readonly hasMail: boolean }

/** Which of a client's mail is asked for. */
export type MailQuery = {
  /** All topics, if there are none named. */
  readonly topics?: readonly string[] | undefined
  /** What is on its way already. */
  readonly except: readonly number[]
  readonly limit: number
}

/** What was thrown away because its time was over. */
export type Swept = { readonly unreadByTag: ReadonlyMap<number, number>; readonly subscriptions: number }

/**
 * Where subscriptions and mail are; what it has said is kept, is kept over a kill of the process. A message is
 * owed to every client that is subscribed when it comes, its publisher excepted; to none, and it is open to the next
 * other client that subscribes. It is kept until all who are owed it have acknowledged, or its time is over.
 */
export type RelayStore = {
  /** Takes a message, so that it can be handed on at once; it is kept when `flush` says so. */
  publish(message: NewMessage): Promise<PublishOutcome>
  /** Resolves when all that was taken before is kept. */
  flush(): Promise<void>
  subscribe(client: string, topics: readonly string[], now: number): Promise<readonly SubscribeOutcome[]>
  unsubscribe(client: string, topics: readonly string[], now: number): Promise<void>
  /** The oldest of what a client is owed. */
  findMail(client: string, query: MailQuery, now: number): Promise<readonly StoredMessage[]>
  /** Hands over what a client is owed or may claim, and counts it as delivered. */
  takeMail(
    client: string,
    topics: readonly string[],
    limit: number,
    now: number,
  ): Promise<{ readonly messages: readonly StoredMessage[]; readonly hasMore: boolean }>
  acknowledge(client: string, message: number): Promise<void>
  /** Which of these clients are owed something. */
  whoHasMail(clients: readonly string[], now: number): Promise<readonly string[]>
  /** Their subscriptions are in use. */
  touch(clients: readonly string[], now: number): Promise<void>
  sweep(now: number): Promise<Swept>
  stop(): Promise<void>
}
