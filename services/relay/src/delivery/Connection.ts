/** A message being sent over a socket. */
export type Flight = { readonly message: number; readonly bytes: number; readonly sentAt: number }

/** A client's socket, as delivery sees it. */
export type Connection = {
  readonly client: string
  readonly openedAt: number
  /** The topics subscribed to on this socket, and from when their messages may be sent. */
  readonly topics: Map<string, number>
  readonly inFlight: Map<number, Flight>
  /** Their total size. */
  bytesInFlight: number
  /** Subscribe calls in progress. */
  subscribing: number
  /** Something arrived during a subscribe call. */
  isToBeChecked: boolean
  isReading: boolean
  /** Something arrived while messages were being read. */
  isCalled: boolean
  /** Messages are waiting for room. */
  isBehind: boolean
  isClosed: boolean
  send(text: string): void
}
