/*
 * Sending, as each family does it. `can.transfers()` fetches the code and returns the members:
 *
 * - `readReceiver` turns what the visitor typed into an address, or says why nothing may be sent there.
 * - `resolveName` looks up the address of a name. Missing in families without names.
 * - `readAsset` tells decimals, symbol and balance of what is sent.
 * - `quote` tells the fee at each speed, other costs, and the most that can be sent, and plans the transfer.
 * - `send` has the wallet carry out a plan. It returns what is needed to find the transaction again after a reload.
 * - `check` looks once where a sent transaction is. Core decides when to look again.
 *
 * Amounts are in the smallest unit. All members throw error kinds only.
 */
import type { Network } from '@latchkey/protocol'
import type { AccountRequest } from './AccountRequest'
import type { Connector } from './Connector'

/** What is sent. */
export type Asset =
  /** The coin that pays the fees. */
  | { readonly kind: 'native' }
  /** `token` is a contract, a mint on Solana, an asset id on Polkadot. */
  | { readonly kind: 'token'; readonly token: string }
  /** A collectible. `id` is a decimal number in families that number them, else empty. */
  | {
      readonly kind: 'nft'
      readonly standard: string
      readonly token: string
      readonly id: string
    }

/** How soon the transaction should be included. */
export type Speed = 'slow' | 'normal' | 'fast'

export type ReceiverRequest = {
  readonly network: Network
  /** What the visitor typed or pasted, trimmed. */
  readonly text: string
  readonly asset: Asset
  /** The account that sends, if known. */
  readonly sender?: string | undefined
}

/** Where something can be sent. */
export type Receiver = {
  /** In the family's usual spelling, with its checksum. */
  readonly address: string
  /** The receiver runs code, so the transfer may cost more and may be declined. */
  readonly isContract: boolean
  /**
   * The network that the address was spelled for, by its CAIP-2 id or its name, where one account has a spelling for each
   * network. `address` is spelled for this one.
   */
  readonly writtenFor?: string
}

/** What the chain tells about an asset and how much of it the account has. */
export type AssetFacts = {
  readonly decimals: number
  readonly symbol: string
  readonly name?: string
  readonly balance: bigint
}

export type TransferRequest = AccountRequest & {
  readonly asset: Asset
  /** An address from `readReceiver`. */
  readonly to: string
  /** `max` sends as much as possible. */
  readonly amount: bigint | 'max'
  readonly speed: Speed
  /** Somebody else pays the fee, or the wallet takes it from another token. Then `max` is the whole balance. */
  readonly isSponsored?: boolean
  /** A note that goes on the chain, in families that have one. */
  readonly memo?: string | undefined
}

/** What a transfer costs at one speed. */
export type TransferFee = {
  /** The most that can be taken. */
  readonly max: bigint
  /** What is taken if nothing changes until the next block. */
  readonly likely: bigint
  /** How long it usually takes, in ms; missing where the chain doesn't tell. */
  readonly waitMs?: number
}

/** A cost besides the fee, in the native coin: rent of a new token account, data on a parent chain, a deposit. */
export type ExtraCost = { readonly kind: 'rent' | 'data' | 'deposit'; readonly amount: bigint }

/** Why a transfer can't be made with what the account has. */
export type Shortage = 'asset' | 'fee'

export type TransferQuote = {
  readonly asset: Asset
  readonly to: string
  /** What leaves the account, besides fee and extra costs. */
  readonly amount: bigint
  /** What arrives, if the token keeps a part of it. */
  readonly received?: bigint
  /** The most that can be sent at this speed, from the balance and the fee. Zero if the fee can't be paid. */
  readonly max: bigint
  /** What may stay behind after sending `max`, because the fee can't be known exactly or the chain demands it. */
  readonly left: bigint
  readonly speed: Speed
  /** By speed. A chain with one price only has `normal`. */
  readonly fees: { readonly normal: TransferFee } & { readonly [S in Speed]?: TransferFee }
  /** The fee at the chosen speed. */
  readonly fee: TransferFee
  readonly extra: readonly ExtraCost[]
  /** The wallet sets the fee itself, so ours is an estimate ("your wallet decides"). */
  readonly isFeeOfWallet: boolean
  /** The balances that the quote is based on. */
  readonly balance: bigint
  readonly nativeBalance: bigint
  /** Null if the account has enough. */
  readonly shortage: Shortage | null
  /** What the wallet will be asked, as the family's `explain` reads it; missing where that isn't known in advance. */
  readonly request?: { readonly method: string; readonly params: unknown }
  /** What `send` needs to carry out exactly this. Only the adapter reads it. */
  readonly plan: unknown
}

/** What is needed to find a sent transaction again. It is stored, so an adapter parses its details each time. */
export type TransferHandle = {
  /** The transaction's hash or id, as an explorer shows it. */
  readonly id: string
  /** The family's own: nonce, last valid block, inputs. */
  readonly details: { readonly [name: string]: string }
}

export type CheckRequest = {
  readonly network: Network
  readonly address: string
  readonly handle: TransferHandle
  /** Missing while the wallet isn't connected. */
  readonly connector?: Connector | undefined
}

/** Where a sent transaction is. */
export type TransferStatus =
  /**
   * Not on the chain yet. `isSeen` is false if the node doesn't know it: after a while it counts as dropped. `handle`
   * replaces the stored one when more is known.
   */
  | { readonly state: 'pending'; readonly isSeen: boolean; readonly handle?: TransferHandle }
  | { readonly state: 'mined'; readonly fee?: bigint }
  /** On the chain, but it had no effect except for the fee. */
  | { readonly state: 'failed'; readonly fee?: bigint }
  /** Another transaction took its place. A speed-up sends the same; a cancellation sends nothing. */
  | {
      readonly state: 'replaced'
      readonly how: 'speed-up' | 'cancel' | 'other'
      /** The hash of the other one; null if it can't be found. */
      readonly by: string | null
      /** Whether the other one succeeded. */
      readonly succeeded: boolean
    }
  /** It can never be included. */
  | { readonly state: 'dropped' }

/** The abilities of a family around sending. */
export type Transfers = {
  /**
   * @throws receiverInvalid, receiverMistyped, receiverOtherFamily, receiverOtherNetwork, receiverIsToken,
   * receiverIsTokenAccount, receiverIsProgram, receiverBurns, requestTimeout, httpStatus, networkFailure
   */
  readReceiver(request: ReceiverRequest): Promise<Receiver>
  /** The address of a name on this network, or null. @throws requestTimeout, httpStatus, networkFailure */
  resolveName?(request: { readonly name: string; readonly network: Network }): Promise<string | null>
  /** @throws assetUnreadable, requestTimeout, httpStatus, networkFailure */
  readAsset(request: {
    readonly network: Network
    readonly address: string
    readonly asset: Asset
  }): Promise<AssetFacts>
  /**
   * Never asks the wallet. @throws transferRefused, sendTooLittle, sendLeavesTooLittle, memoRequired, requestTimeout,
   * httpStatus, networkFailure
   */
  quote(request: TransferRequest): Promise<TransferQuote>
  /** @throws userRejected, cannotSwitch, walletMalformed, and the family's own failure */
  send(request: AccountRequest & { readonly quote: TransferQuote }): Promise<TransferHandle>
  /** @throws requestTimeout, httpStatus, networkFailure */
  check(request: CheckRequest): Promise<TransferStatus>
  /**
   * Whether a text has the form of an id, in families whose `check` finds a transaction by its id alone, with no
   * details.
   */
  readonly isId?: (text: string) => boolean
}
