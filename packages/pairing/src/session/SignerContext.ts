import type { Cacao } from '@latchkey/protocol'
import type { Emitter } from '../message/createEmitter'
import type { RelayMessage } from '../relay/Relay'
import type { SeenMessages, Session } from '../store/SignerState'
import type { SignerEvents } from './SignerEvents'
import type { SignerOptions } from './SignerOptions'

/** What a proposal came to: a session, signed messages, or both. */
export type Approval = { readonly session?: Session; readonly authentication?: readonly Cacao[] }

/** Somebody who waits for an answer of the wallet. */
export type Waiter<Value> = {
  resolve(value: Value): void
  reject(error: unknown): void
}

/** What a pairing client is made of; every action takes it first. */
export type SignerContext = SignerOptions & {
  nextId(): number
  readonly events: Emitter<SignerEvents>
  /** Who waits for a proposal, by pairing topic. */
  readonly approvals: Map<string, Waiter<Approval> & { readonly expiry: number }>
  /** Who waits for an answer to a request, by its id. */
  readonly answers: Map<number, Waiter<unknown> & { readonly topic: string; readonly expiry: number }>
  /** The sessions this page has told of, as it told of them; another tab may have changed them since. */
  readonly known: Map<string, Session>
  /** What this page has seen in each session; another tab has seen its own. */
  readonly seen: Map<string, SeenMessages>
  /** Messages on topics whose key has not come yet, the newest last. */
  readonly early: RelayMessage[]
  /** Looks again when the next thing expires. */
  reschedule(): void
  /** Looks no more. */
  stopTimer(): void
}
