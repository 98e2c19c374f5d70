/** A message from the relay. */
export type RelayMessage = {
  readonly topic: string
  readonly message: string
  readonly publishedAt: number
  readonly tag: number
}

/** How to store and deliver a message: `ttl` in seconds; `prompt` wakes the wallet if the relay can. */
export type PublishOptions = {
  readonly ttl: number
  readonly tag: number
  readonly prompt?: boolean
  readonly signal?: AbortSignal
}

/** The connection to the relay; `unreachable` keeps trying. */
export type RelayStatus = 'idle' | 'connecting' | 'connected' | 'unreachable'

/** What the session protocol needs from a relay. */
export type Relay = {
  /** Resolves once the relay accepted the message. A retry sends the same text. @throws relayUnreachable, relayRefused */
  publish(topic: string, message: string, options: PublishOptions): Promise<void>
  /** Subscribes to the pairing topic and publishes the proposal (wc_proposeSession, or the two plain calls if the relay lacks it). */
  propose(pairingTopic: string, proposal: string, options: PublishOptions): Promise<void>
  subscribe(topics: readonly string[]): Promise<void>
  unsubscribe(topic: string): Promise<void>
  /** Delivers each message once (repeats on a topic are dropped) and acknowledges it when the handler resolves. */
  onMessage(handler: (message: RelayMessage) => Promise<void>): () => void
  onStatus(listener: (status: RelayStatus) => void): () => void
  close(): Promise<void>
}
