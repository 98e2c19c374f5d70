import type { AccountType, Namespace, Network, NetworkId } from '@latchkey/protocol'
import type { Connector } from './Connector'

/** One account as the wallet shows it. */
export type WalletAccount = {
  readonly address: string
  readonly type: AccountType
  readonly publicKey?: string
  readonly path?: string
}

/** What a wallet says about itself; `networkId` is null while it has not told. */
export type WalletReport = {
  readonly accounts: readonly WalletAccount[]
  readonly networkId: NetworkId | null
  /** Networks that were approved with the connection, so that a switch among them needs no question. */
  readonly approvedNetworkIds?: readonly NetworkId[]
}

/** What a wallet tells of its own accord; an absent key means unchanged, an empty account list means gone. */
export type WalletChange = Partial<WalletReport>

/** What an adapter may ask of the page it runs in. */
export type DiscoverContext = {
  /** `false` switches the standard's announcements off (option `enableEIP6963`). */
  readonly announced: boolean
  /** `false` switches the page-wide fallback object off (option `enableInjected`). */
  readonly injected: boolean
  found(connector: Connector): void
  /** What looks for wallets broke after `discover` had returned; the next look calls `discover` again. */
  failed(cause: unknown): void
}

export type ConnectRequest = {
  readonly connector: Connector
  /** Those of the family, the one that the visitor chose first: a wallet that has none of its own is there. */
  readonly networks: readonly Network[]
  /** A silent request never shows anything to the visitor: it only asks what was granted before. */
  readonly silent: boolean
}

export type AccountRequest = {
  readonly connector: Connector
  readonly address: string
  readonly network: Network
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
}

/** What an account holds of one token. */
export type TokenBalance = Balance & {
  /** The token's own address: its contract, or its mint on Solana. */
  readonly token: string
}

/** What a wallet signed to sign its user in, by a message of its own making. */
export type SignedIn = {
  readonly address: string
  /** The text that was signed. */
  readonly message: string
  readonly signature: string
}

export type PendingRequest = {
  readonly network: Network
  notify(): void
  readonly signal: AbortSignal
}

/** One input of a PSBT, and whose it is. */
export type PsbtInput = {
  readonly address: string
  readonly index: number
  readonly sighashTypes?: readonly number[]
}

export type SignPsbtRequest = AccountRequest & {
  /** Base64 or hexadecimal. */
  readonly psbt: string
  readonly inputs: readonly PsbtInput[]
  /** Also sends it; every other input must be signed then. */
  readonly broadcast?: boolean
}

/** A signed PSBT as base64, and the id of its transaction where it was sent. */
export type SignedPsbt = { readonly psbt: string; readonly txid?: string }

/** What some families of chains, or some wallets, can do and others can't: a missing key, never a stub. */
export type Abilities = {
  switchNetwork(request: { connector: Connector; network: Network }): Promise<WalletReport>
  signTypedData(request: AccountRequest & { typedData: Readonly<Record<string, unknown>> }): Promise<string>
  sendTransaction(request: AccountRequest & { transaction: TransactionRequest }): Promise<string>
  /** Has the wallet sign transactions in the family's wire form (base64), without sending them; as many come back, in their order. */
  signTransactions(request: AccountRequest & { transactions: readonly string[] }): Promise<readonly string[]>
  /** Has the wallet sign and send one transaction in the family's wire form (base64). */
  sendRawTransaction(
    request: AccountRequest & { transaction: string; options?: Readonly<Record<string, unknown>> },
  ): Promise<string>
  /** Has the wallet send an amount of a token, in its smallest unit. */
  sendToken(request: AccountRequest & { token: string; to: string; value: bigint }): Promise<string>
  /** The tokens that an account holds, without those it holds nothing of. */
  getTokens(request: { address: string; network: Network }): Promise<readonly TokenBalance[]>
  /** Has the wallet itself write and sign the message of a sign-in, where it knows how to. */
  signIn(request: AccountRequest & { input: Readonly<Record<string, unknown>> }): Promise<SignedIn>
  estimateGas(request: AccountRequest & { transaction: TransactionRequest }): Promise<bigint>
  writeContract(request: AccountRequest & { call: ContractCall }): Promise<string>
  /** A name for the address, or null; asked only where names are supported. */
  getName(request: { address: string; network: Network }): Promise<string | null>
  getCapabilities(request: {
    connector: Connector
    address: string
  }): Promise<Readonly<Record<string, unknown>>>
  sendCalls(
    request: SendCallsRequest,
  ): Promise<{ id: string; capabilities?: Readonly<Record<string, unknown>> }>
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
  /** Tells of pending transactions for as long as it is asked to, up to a limit; missing unless the site has asked for it. */
  watchPending(request: PendingRequest): Promise<void>
  /** Bitcoin: signs inputs of a partially signed transaction (BIP-174). */
  signPsbt(request: SignPsbtRequest): Promise<SignedPsbt>
  getUserOperationReceipt(request: { hash: string; network: Network; bundlerUrl: string }): Promise<unknown>
}

/** What a family of chains has, as data that core and views ask for; a missing key means that it doesn't. */
export type FamilyTraits = {
  /** [ACC-8] Accounts may have a name and a picture. */
  readonly names?: boolean
  /** [ACC-3] Accounts may hold collectibles. */
  readonly nfts?: boolean
  /** [ACC-4] A gateway can list the transactions of an account. */
  readonly history?: boolean
  /** A gateway can tell what an account was worth by day. */
  readonly worth?: boolean
  /** [SIW-10] [WC-8] Accounts sign EIP-4361 messages, also while a wallet is paired. */
  readonly siwe?: boolean
  /** [DIR-1] A network whose wallets can be taught any other of the family. */
  readonly commonNetworkId?: NetworkId
}

/** The port of one family of chains. Every failure that leaves it is an error kind. */
export type ChainAdapter = {
  readonly namespace: Namespace
  /** A word for the version string that goes with every call to the gateway, like `evm`. */
  readonly label: string
  /** Starts to look for wallets, now and later; returns how to stop. Nothing is asked of a wallet. May throw. */
  discover(context: DiscoverContext): () => void
  connect(request: ConnectRequest): Promise<WalletReport>
  /** Passes on what the wallet tells by itself, already parsed; returns how to stop. */
  watch(connector: Connector, changed: (change: WalletChange) => void): () => void
  /** Takes the site's permission back as far as the wallet lets it; not being able to is no failure. */
  disconnect(connector: Connector): Promise<void>
  signMessage(request: { connector: Connector; address: string; message: string }): Promise<string>
  getBalance(request: { address: string; network: Network }): Promise<Balance>
  readonly traits: FamilyTraits
  readonly can: Partial<Abilities>
}
