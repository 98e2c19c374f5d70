/** A message that came from the relay. */
export type RelayMessage = {
  readonly topic: string
  readonly message: string
  readonly publishedAt: number
  readonly tag: number
}

/** How a message is to be kept and told: `ttl` in seconds, `prompt` wakes a sleeping wallet where the relay can. */
export type PublishOptions = {
  readonly ttl: number
  readonly tag: number
  readonly prompt?: boolean
  readonly signal?: AbortSignal
}

/** Whether the relay can be spoken to; `unreachable` goes on trying. */
export type RelayStatus = 'idle' | 'connecting' | 'connected' | 'unreachable'

/** What the protocol of sessions needs of a relay. */
export type Relay = {
  /** Ends when the relay has taken the message; a repeated try sends the very same text. @throws relayUnreachable, relayRefused */
  publish(topic: string, message: string, options: PublishOptions): Promise<void>
  /** Subscribes to the pairing topic and publishes the proposal (wc_proposeSession, or the two plain calls where a relay does not know it). */
  propose(pairingTopic: string, proposal: string, options: PublishOptions): Promise<void>
  subscribe(topics: readonly string[]): Promise<void>
  unsubscribe(topic: string): Promise<void>
  /** Each message once (repeats of the same text on a topic are dropped); it is acknowledged when the handler's promise has ended. */
  onMessage(handler: (message: RelayMessage) => Promise<void>): () => void
  onStatus(listener: (status: RelayStatus) => void): () => void
  close(): Promise<void>
}
