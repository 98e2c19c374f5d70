import type { ChainAdapter, TransactionRequest } from '@latchkey/core'
import type { Network, NetworkId } from '@latchkey/protocol'

/** What the suite makes a wallet and its user do. */
export type WalletUnderTest = {
  /** The id of the connector under which the adapter must find it. */
  readonly connectorId: string
  /** The very object that the connector must be bound to. */
  readonly provider: unknown
  /** All its accounts as the adapter must write them, the chosen one first; at least two. */
  readonly addresses: readonly string[]
  /** Where it is. */
  readonly networkId: NetworkId
  /** Whether the page may see the accounts. */
  readonly isAuthorised: boolean
  /** How many questions the user has been shown so far. */
  readonly prompts: number
  /** Announces itself now, and to whoever asks later. */
  announce(): void
  /** Says no to the next question. */
  rejectOnce(): void
  /** Meets the next question with something that need not be an error object. */
  throwOnce(thrown: unknown): void
  switchAccount(index: number): void
  lock(): void
  /**
   * The user chooses another network in the wallet, whether the site knows it or not. In a wallet that has no network of its
   * own, its accounts are for that one alone from now on.
   */
  switchNetwork(id: NetworkId): void
}

/** A network that the wallet neither knows nor takes up. Nothing else is wrong with it: a node answers for it. */
export type UnsupportedNetwork = {
  readonly network: Network
  /** One that would be right there. */
  readonly transaction: TransactionRequest
}

/** A transaction to send, and how to see that it has arrived by other means than the adapter. */
export type Payment = {
  readonly transaction: TransactionRequest
  hasArrived(hash: string): Promise<boolean>
}

/** A fresh adapter with a fresh wallet that has announced nothing yet; every test gets its own. */
export type ChainFixture = {
  readonly adapter: ChainAdapter
  /** The adapter of the same page loaded anew: the wallet is where it was, and so is what was stored. */
  reload(): ChainAdapter
  readonly wallet: WalletUnderTest
  /** The network the wallet is on. */
  readonly network: Network
  readonly unsupported: UnsupportedNetwork
  /** Another one that the wallet knows, in families whose wallets are on a network. */
  readonly otherNetwork: Network
  readonly payment: Payment
  /** Whether the account has signed the message, judged by another library than the adapter's. */
  isSignedBy(address: string, message: string, signature: string): Promise<boolean>
  /** The balance in the smallest unit, read by other means than the adapter. */
  readBalance(address: string): Promise<bigint>
}

/** What a family can't have is left out of its fixture, and told to the suite. */
export type FamilyFixture = Omit<ChainFixture, 'otherNetwork'> & Partial<Pick<ChainFixture, 'otherNetwork'>>

/** Makes a fixture. */
export type SetupChain = () => FamilyFixture | Promise<FamilyFixture>
