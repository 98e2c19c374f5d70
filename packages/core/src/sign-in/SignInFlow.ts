import type { LatchkeyError, Namespace, NetworkId } from '@latchkey/protocol'
import type { SignInConfig } from './SignInConfig'
import type { SignInPolicy } from './SignInPolicy'

/**
 * Why the sign-in of the active account is looked at. `asked`: the visitor connected a wallet; `restored`: an earlier visit
 * did; `changed`: another account is active; `moved`: the same one is on another network; `elsewhere`: another tab did something; `ended`: the session's
 * time is over. The earlier ones go before the later ones.
 */
export type Occasion = 'asked' | 'restored' | 'changed' | 'moved' | 'elsewhere' | 'ended'

/** The active account as a sign-in sees it. */
export type Signer = {
  readonly namespace: Namespace
  readonly address: string
  readonly networkId: NetworkId
  readonly connectorId: string
  /** Whether the site offers the network; nobody signs in on another one. */
  readonly isSupported: boolean
  readonly isSmartAccount: boolean
}

/** A question that a wallet has not answered yet. */
export type Question = {
  readonly signer: Signer
  readonly answer: Promise<void>
  /** Whether the visitor walked away from it meanwhile. */
  isLeft: boolean
}

/** What the sign-in of an instance holds that can't be written down as state. */
export type SignInFlow = {
  readonly config: SignInConfig
  readonly policy: SignInPolicy
  readonly view: 'SIWXSignMessage' | 'ConnectingSiwe'
  /** The account that the state speaks of. */
  signer: Signer | null
  /** At most one: a wallet is never asked twice at a time. */
  question: Question | null
  /** The preparation of a message that is under way. */
  preparing: { readonly signer: Signer; readonly done: Promise<void> } | null
  /** When the message was made. */
  preparedAt: number
  /** The accounts that were asked by themselves; again only after they were connected anew. */
  readonly asked: Set<string>
  /** The accounts that are known to have a session, by whom their wallet can be told. */
  readonly known: Map<string, Signer>
  /** All changes of what is stored, one after the other. */
  work: Promise<unknown>
  /** Counts the looks at the account; only the newest may decide anything. */
  turn: number
  /** The most important occasion that has not been dealt with. */
  occasion: Occasion | null
  /** Has the active account looked at. */
  note(occasion: Occasion): void
  /** Resolves when every look that was asked for is over. */
  settled(): Promise<void>
  /** Does something with what is stored, after all that was begun before; tells the other tabs. */
  change<T>(limitMs: number, act: () => Promise<T>): Promise<T>
  /** Sets the timer of the session that counts. */
  wakeAt(time: number | null): void
  /** A failure that is a kind already, or the general one. */
  toKind(error: unknown): LatchkeyError
  stop(): void
}
