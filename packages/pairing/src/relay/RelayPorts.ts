/** What a socket tells; `closed` is told once, also when the socket never opened. */
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

/** The outside world of the relay client: passed in, so that a test holds the clock and the line. */
export type RelayPorts = {
  /** May throw where the platform refuses the address. */
  openSocket(url: string, events: SocketEvents): RelaySocket
  /** Milliseconds since 1970. */
  now(): number
  setTimer(callback: () => void, ms: number): () => void
  /** From 0 up to 1, for waits that differ from client to client; nothing secret is made of it. */
  random(): number
}
