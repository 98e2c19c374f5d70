/** Hears a channel. */
export type ChannelListener = {
  hear(text: string): void
  /** The channel is cut: nothing is heard until it is restored. */
  lost(): void
  /** The channel is back after an outage and may have missed something. */
  restored(): void
}

/** Carries short texts between relays; a lost one costs time, never a message. */
export type Channel = { send(text: string): Promise<void>; stop(): Promise<void> }

/** Opens a channel. @throws signalsDown */
export type OpenChannel = (listener: ChannelListener) => Promise<Channel>
