/** Socket events; `closed` fires once, even if the socket never opened. */
export type SocketEvents = {
  opened(): void
  received(data: unknown): void
  closed(code: number, reason: string): void
}

/** An open or opening socket. */
export type RelaySocket = {
  send(text: string): void
  close(): void
}

/** The relay client's access to the outside, passed in so tests control the clock and the socket. */
export type RelayPorts = {
  /** Throws if the platform rejects the URL. */
  openSocket(url: string, events: SocketEvents): RelaySocket
  /** Milliseconds since 1970. */
  now(): number
  setTimer(callback: () => void, ms: number): () => void
  /** From 0 to 1, to vary waits between clients. Not used for secrets. */
  random(): number
}
