/** One message on its way over one socket. */
export type Flight = { readonly message: number; readonly bytes: number; readonly sentAt: number }

/** One socket of a client, as delivery sees it. */
export type Connection = {
  readonly client: string
  readonly openedAt: number
  /** The topics asked for on this socket, with the time from which their mail may go out. */
  readonly topics: Map<string, number>
  readonly inFlight: Map<number, Flight>
  /** Their bytes. */
  bytesInFlight: number
  /** Calls to subscribe that are not through yet. */
  subscribing: number
  /** Something came while a call to subscribe was not through. */
  isToBeChecked: boolean
  isReading: boolean
  /** Something came while mail was being read. */
  isCalled: boolean
  /** There is mail that did not go out for want of room. */
  isBehind: boolean
  isClosed: boolean
  send(text: string): void
}
