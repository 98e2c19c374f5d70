import type { Explanation } from '@latchkey/explain'
import type { AccountType, Namespace, Network, NetworkId } from '@latchkey/protocol'
import type { AccountRequest } from './AccountRequest'
import type { Connector } from './Connector'
import type { ExplainRequest } from './ExplainRequest'
import type { Swaps } from './Swaps'
import type { Transfers } from './Transfers'

/** One account as the wallet shows it. */
export type WalletAccount = {
  readonly address: string
  readonly type: AccountType
  readonly publicKey?: string
  readonly path?: string
}

/** What a wallet reports; `networkId` is null until the wallet names its network. */
export type WalletReport = {
  readonly accounts: readonly WalletAccount[]
  readonly networkId: NetworkId | null
  /** Networks approved with the connection: switching between them needs no prompt. */
  readonly approvedNetworkIds?: readonly NetworkId[]
}

/** A change that a wallet reports by itself. A missing key means unchanged, an empty account list means disconnected. */
export type WalletChange = Partial<WalletReport>

/** What an adapter needs to look for wallets. */
export type DiscoverContext = {
  /** `false` ignores wallets that announce themselves (option `enableEIP6963`). */
  readonly announced: boolean
  /** `false` ignores the page-wide fallback object (option `enableInjected`). */
  readonly injected: boolean
  /** The networks of the family, for a wallet that must look something up. */
  networks?(): readonly Network[]
  found(connector: Connector): void
  /** Reports what announced itself as a wallet but can't be one, for the site's developer. */
  refused?(announced: unknown): void
  /** Reports what couldn't be listed, such as one wrong connector, while the search goes on. */
  warned?(cause: unknown): void
  /** Reports a failure after `discover` has returned: the search is stopped, and the next one calls `discover` again. */
  failed(cause: unknown): void
}

export type ConnectRequest = {
  readonly connector: Connector
  /** The networks of the family, the visitor's choice first: a wallet without a network of its own starts there. */
  readonly networks: readonly Network[]
  /** A silent request shows no prompt: it only asks for what was granted before. */
  readonly silent: boolean
}

export type Balance = { readonly value: string; readonly symbol: string; readonly decimals: number }

export type TransactionRequest = {
  readonly to?: string
  readonly value?: bigint
  readonly data?: string
  readonly gas?: bigint
  readonly gasPrice?: bigint
  readonly maxFeePerGas?: bigint
  readonly maxPriorityFeePerGas?: bigint
}

export type ContractCall = {
  readonly address: string
  readonly abi: readonly unknown[]
  readonly functionName: string
  readonly args?: readonly unknown[]
  readonly value?: bigint
}

export type WalletCall = { readonly to: string; readonly data?: string; readonly value?: string }

export type SendCallsRequest = AccountRequest & {
  readonly calls: readonly WalletCall[]
  readonly capabilities?: Readonly<Record<string, unknown>>
  /** Whether the wallet must run all calls or none. */
  readonly isAtomic?: boolean
}

/** [EVM-4] Calls that belong together, such as an approval and what it is for. */
export type BatchRequest = AccountRequest & {
  readonly calls: readonly WalletCall[]
  /** All or nothing: the calls are never sent one by one. */
  readonly isAtomic?: boolean
  /** Called with each transaction that was sent on its own, before the next one is. */
  readonly onSent?: (hash: string) => void
  /** Stops before the next transaction. */
  readonly signal?: AbortSignal
}

/** How calls were sent: as one bundle of the wallet, or as transactions in this order, of which all but the last are mined. */
export type SentBatch =
  | { readonly way: 'bundle'; readonly id: string }
  | { readonly way: 'sequence'; readonly hashes: readonly string[] }

/** The balance of one token. */
export type TokenBalance = Balance & {
  /** The token's own address: its contract, or its mint on Solana. */
  readonly token: string
}

/** A sign-in message that the wallet wrote and signed itself. */
export type SignedIn = {
  readonly address: string
  /** The signed text. */
  readonly message: string
  readonly signature: string
}

export type PendingRequest = {
  readonly network: Network
  notify(): void
  readonly signal: AbortSignal
}

/** One input of a PSBT, and the address that signs it. */
export type PsbtInput = {
  readonly address: string
  readonly index: number
  readonly sighashTypes?: readonly number[]
}

export type SignPsbtRequest = AccountRequest & {
  /** Base64 or hexadecimal. */
  readonly psbt: string
  readonly inputs: readonly PsbtInput[]
  /** Also sends the transaction; all other inputs must already be signed. */
  readonly broadcast?: boolean
}

/** A signed PSBT in base64, and the transaction id if it was sent. */
export type SignedPsbt = { readonly psbt: string; readonly txid?: string }

/** Optional methods. An adapter leaves out what its family can't do. */
export type Abilities = {
  switchNetwork(request: { connector: Connector; network: Network }): Promise<WalletReport>
  signTypedData(request: AccountRequest & { typedData: Readonly<Record<string, unknown>> }): Promise<string>
  sendTransaction(request: AccountRequest & { transaction: TransactionRequest }): Promise<string>
  /** Has the wallet sign transactions in the family's wire form (base64) without sending them. Returns as many, in the same order. */
  signTransactions(request: AccountRequest & { transactions: readonly string[] }): Promise<readonly string[]>
  /** Has the wallet sign and send one transaction in the family's wire form (base64). */
  sendRawTransaction(
    request: AccountRequest & { transaction: string; options?: Readonly<Record<string, unknown>> },
  ): Promise<string>
  /** Has the wallet send an amount of a token, in its smallest unit. */
  sendToken(request: AccountRequest & { token: string; to: string; value: bigint }): Promise<string>
  /** [SND-1] Everything around sending, fetched when it is first needed. Missing in families that can't send. */
  transfers(): Promise<Transfers>
  /** [SWP-1] Everything around swapping, fetched when it is first needed. Missing in families that can't swap. */
  swaps(): Promise<Swaps>
  /** The tokens of an account, without empty balances. */
  getTokens(request: { address: string; network: Network }): Promise<readonly TokenBalance[]>
  /** Has the wallet write and sign the sign-in message itself, if it can. */
  signIn(request: AccountRequest & { input: Readonly<Record<string, unknown>> }): Promise<SignedIn>
  estimateGas(request: AccountRequest & { transaction: TransactionRequest }): Promise<bigint>
  writeContract(request: AccountRequest & { call: ContractCall }): Promise<string>
  /** The name of an address, or null. Only called where names are supported. */
  getName(request: { address: string; network: Network }): Promise<string | null>
  getCapabilities(request: {
    connector: Connector
    address: string
  }): Promise<Readonly<Record<string, unknown>>>
  sendCalls(
    request: SendCallsRequest,
  ): Promise<{ id: string; capabilities?: Readonly<Record<string, unknown>> }>
  /** Has the wallet send calls in the best way it has: all or nothing, or one after another. */
  sendBatch(request: BatchRequest): Promise<SentBatch>
  getCallsStatus(request: { connector: Connector; id: string }): Promise<Readonly<Record<string, unknown>>>
  getAssets(request: {
    connector: Connector
    address: string
    networkIds: readonly NetworkId[]
  }): Promise<unknown>
  grantPermissions(request: {
    connector: Connector
    params: Readonly<Record<string, unknown>>
  }): Promise<unknown>
  revokePermissions(request: {
    connector: Connector
    params: Readonly<Record<string, unknown>>
  }): Promise<unknown>
  /** Reports pending transactions until it is stopped or reaches a limit. Missing unless the site turns it on. */
  watchPending(request: PendingRequest): Promise<void>
  /** Bitcoin: signs inputs of a partially signed transaction (BIP-174). */
  signPsbt(request: SignPsbtRequest): Promise<SignedPsbt>
  /** Says what a request does before the wallet gets it. Asks only nodes, never the wallet, and never rejects. */
  explain(request: ExplainRequest): Promise<Explanation>
  getUserOperationReceipt(request: { hash: string; network: Network; bundlerUrl: string }): Promise<unknown>
}

/** What a family of chains has, as data for core and views. A missing key means it doesn't. */
export type FamilyTraits = {
  /** [ACC-8] Accounts may have a name and a picture. */
  readonly names?: boolean
  /** [ACC-3] Accounts may hold collectibles. */
  readonly nfts?: boolean
  /** [ACC-4] A gateway can list the transactions of an account. */
  readonly history?: boolean
  /** A gateway can tell an account's worth by day. */
  readonly worth?: boolean
  /** [RCV-1] The family has no standard for payment links, so only an address can be shown. */
  readonly noPaymentLinks?: boolean
  /** [SIW-10] [WC-8] Accounts sign EIP-4361 messages, also while a wallet is paired. */
  readonly siwe?: boolean
  /** [DIR-1] A network whose wallets can add any other network of the family. */
  readonly commonNetworkId?: NetworkId
}

/** The port of one family of chains. It only throws error kinds. */
export type ChainAdapter = {
  readonly namespace: Namespace
  /** The adapter's name in the version string of gateway requests, like `evm`. */
  readonly label: string
  /** Reports wallets now and later, without asking them anything; returns how to stop. May throw. */
  discover: ((context: DiscoverContext) => () => void) & {
    /** Fetches its code ahead of time. */
    readonly preload?: () => void
  }
  connect: ((request: ConnectRequest) => Promise<WalletReport>) & {
    /** Fetches its code ahead of time. */
    readonly preload?: () => void
  }
  /** Whether an app that the site allows may be around the page. Then its account connects by itself. */
  mayBeInside?(): boolean
  /** Passes on the wallet's own events, already parsed; returns how to stop. */
  watch(connector: Connector, changed: (change: WalletChange) => void): () => void
  /** Revokes the site's permission if the wallet can; it never fails because the wallet can't. */
  disconnect(connector: Connector): Promise<void>
  signMessage(request: { connector: Connector; address: string; message: string }): Promise<string>
  getBalance(request: { address: string; network: Network }): Promise<Balance>
  readonly traits: FamilyTraits
  readonly can: Partial<Abilities>
}
