import type { Emitter } from '../message/createEmitter'
import type { Metadata } from '../message/Metadata'
import type { Relay, RelayMessage } from '../relay/Relay'
import type { Cacao } from '../store/Cacao'
import type { SignerStore } from '../store/openSignerStore'
import type { SeenMessages, Session } from '../store/SignerState'
import type { SignerEvents } from './SignerEvents'

/** What a proposal came to: a session, signed messages, or both. */
export type Approval = { readonly session?: Session; readonly authentication?: readonly Cacao[] }

/** Somebody who waits for an answer of the wallet. */
export type Waiter<Value> = {
  resolve(value: Value): void
  reject(error: unknown): void
}

/** Asks a contract whether it accepts a signature (EIP-1271). */
export type ContractSignatureCheck = (check: {
  readonly chainId: string
  readonly address: string
  readonly digest: string
  readonly signature: string
}) => Promise<boolean>

/** What a pairing client is made of; every action takes it first. */
export type SignerContext = {
  readonly relay: Relay
  readonly store: SignerStore
  readonly metadata: Metadata
  /** In milliseconds. */
  now(): number
  setTimer(callback: () => void, ms: number): () => void
  randomBytes(length: number): Uint8Array
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
  readonly isContractSignature: ContractSignatureCheck | undefined
  /** Looks again when the next thing expires. */
  reschedule(): void
}
