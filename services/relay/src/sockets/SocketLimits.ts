/** What sockets may do. */
export type SocketLimits = {
  readonly socketsPerClient: number
  readonly socketsPerAddress: number
  readonly connectsPerSecond: number
  readonly requestsPerSecond: number
  readonly requestsPerSecondAndAddress: number
  readonly bytesPerSecondAndAddress: number
  /** Bytes that a socket has not taken yet; above, it is closed. */
  readonly buffered: number
  readonly refusalMs: number
  readonly pingMs: number
  readonly drainMs: number
}
