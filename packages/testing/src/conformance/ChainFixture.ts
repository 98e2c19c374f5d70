import type { ChainAdapter, TransactionRequest } from '@latchkey/core'
import type { Network, NetworkId } from '@latchkey/protocol'

/** How the suite controls a wallet and its user. */
export type WalletUnderTest = {
  /** The id of the connector that the adapter must find. */
  readonly connectorId: string
  /** The object that the connector must be bound to. */
  readonly provider: unknown
  /** All its accounts as the adapter must write them, the selected one first; at least two. */
  readonly addresses: readonly string[]
  /** Its current network. */
  readonly networkId: NetworkId
  /** Whether the page may see the accounts. */
  readonly isAuthorised: boolean
  /** How many prompts the user has seen so far. */
  readonly prompts: number
  /** Announces itself now, and to pages that ask later. */
  announce(): void
  /** Declines the next prompt. */
  rejectOnce(): void
  /** Answers the next prompt by throwing this, which needn't be an error object. */
  throwOnce(thrown: unknown): void
  switchAccount(index: number): void
  lock(): void
  /**
   * The user switches the network in the wallet, whether the site knows it or not. In a wallet without a network of its
   * own, its accounts are only for that one from now on.
   */
  switchNetwork(id: NetworkId): void
}

/** A network that the wallet doesn't know and can't add. Otherwise it is fine: a node answers for it. */
export type UnsupportedNetwork = {
  readonly network: Network
  /** An amount and receiver that would be valid there. */
  readonly transaction: TransactionRequest
}

/** A transaction to send, and a check that it arrived, without the adapter. */
export type Payment = {
  readonly transaction: TransactionRequest
  hasArrived(hash: string): Promise<boolean>
}

/** A fresh adapter with a fresh, unannounced wallet; every test gets its own. */
export type ChainFixture = {
  readonly adapter: ChainAdapter
  /** The adapter after a page reload: wallet and storage stay the same. */
  reload(): ChainAdapter
  readonly wallet: WalletUnderTest
  /** The network the wallet is on. */
  readonly network: Network
  readonly unsupported: UnsupportedNetwork
  /** Another one that the wallet knows, in families whose wallets have a network. */
  readonly otherNetwork: Network
  readonly payment: Payment
  /** Whether the account signed the message, according to another library than the adapter's. */
  isSignedBy(address: string, message: string, signature: string): Promise<boolean>
  /** The balance in the smallest unit, read without the adapter. */
  readBalance(address: string): Promise<bigint>
}

/** A fixture leaves out what its family lacks, and the suite is told. */
export type FamilyFixture = Omit<ChainFixture, 'otherNetwork'> & Partial<Pick<ChainFixture, 'otherNetwork'>>

/** Creates a fixture. */
export type SetupChain = () => FamilyFixture | Promise<FamilyFixture>
