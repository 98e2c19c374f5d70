/** The limits of sockets. */
export type SocketLimits = {
  readonly socketsPerClient: number
  readonly socketsPerAddress: number
  readonly connectsPerSecond: number
  readonly requestsPerSecond: number
  readonly requestsPerSecondAndAddress: number
  readonly bytesPerSecondAndAddress: number
  /** Unread bytes; a socket with more is closed. */
  readonly buffered: number
  readonly refusalMs: number
  readonly pingMs: number
  readonly drainMs: number
}
