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
  /** The user chooses another network in the wallet, whether the site knows it or not. */
  switchNetwork(id: NetworkId): void
}

/** The networks of a family that has several. */
export type OtherNetworks = {
  /** One that the wallet knows. */
  readonly known: Network
  /** One that the wallet neither knows nor takes up. */
  readonly refused: Network
}

/** A transaction to send, and how to see that it has arrived by other means than the adapter. */
export type Payment = {
  readonly transaction: TransactionRequest
  hasArrived(hash: string): Promise<boolean>
}

/** A fresh adapter with a fresh wallet that has announced nothing yet; every test gets its own. */
export type ChainFixture = {
  readonly adapter: ChainAdapter
  readonly wallet: WalletUnderTest
  /** The network the wallet is on. */
  readonly network: Network
  readonly otherNetworks: OtherNetworks
  readonly payment: Payment
  /** Whether the account has signed the message, judged by another library than the adapter's. */
  isSignedBy(address: string, message: string, signature: string): Promise<boolean>
  /** The balance in the smallest unit, read by other means than the adapter. */
  readBalance(address: string): Promise<bigint>
}

/** What a family can't have is left out of its fixture, and told to the suite. */
export type FamilyFixture = Omit<ChainFixture, 'otherNetworks' | 'payment'> &
  Partial<Pick<ChainFixture, 'otherNetworks' | 'payment'>>

/** Makes a fixture. */
export type SetupChain = () => FamilyFixture | Promise<FamilyFixture>
