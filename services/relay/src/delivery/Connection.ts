import type { Owner } from '../store/Owner'

/** A message being sent over a socket. */
export type Flight = { readonly message: number; readonly bytes: number; readonly sentAt: number }

/** A client's socket, as delivery sees it. */
export type Connection = {
  readonly client: string
  /** Whom to count what it stores for. */
  readonly owner: Owner
  /** By the clock that never goes back, like all times here. */
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
  /** A call on this socket publishes something and isn't answered yet. */
  isPublishing: boolean
  /** Runs once the current call is answered, in this order. */
  readonly afterReply: (() => void)[]
  send(text: string): void
  /** Whether the client leaves so much unread that it gets no more messages for now. */
  isStuck(): boolean
}
