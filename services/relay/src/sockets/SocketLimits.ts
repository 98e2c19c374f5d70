/** The limits of sockets. */
export type SocketLimits = {
  readonly socketsPerClient: number
  readonly socketsPerAddress: number
  /** Connections of new clients per second from one address. */
  readonly connectsPerSecond: number
  /** Connections per second from all addresses; more wait for their turn. */
  readonly admissionsPerSecond: number
  readonly requestsPerSecond: number
  readonly requestsPerSecondAndAddress: number
  readonly bytesPerSecondAndAddress: number
  /** Unread bytes; a socket with more is closed. */
  readonly buffered: number
  /** How long a client may leave much unread. */
  readonly stalledMs: number
  readonly refusalMs: number
  readonly pingMs: number
  readonly drainMs: number
}
