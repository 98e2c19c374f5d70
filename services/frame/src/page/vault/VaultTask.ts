import type { Bytes } from './Bytes'
import type { EvmTransaction } from './evm/EvmTransaction'
import type { OwnBatch } from './evm/OwnBatch'
import type { SmartOperation } from './evm/SmartOperation'

/** The first factor of a slot: bytes, or the device's secret, wrapped by a key that only unwraps it. */
export type Factor = Bytes | { readonly wrapped: Bytes; readonly by: CryptoKey }

/** A slot that can be opened now. */
export type SlotOpening = {
  readonly slotId: string
  readonly kind: string
  readonly sealed: string
  readonly a: Factor
  readonly b: Bytes
}

/** A slot to seal. The worker makes the first factor of a device itself and returns it wrapped. */
export type SlotRequest = {
  readonly slotId: string
  readonly kind: string
  readonly a: Bytes | { readonly wrapBy: CryptoKey }
  readonly b: Bytes
}

/** A vault and the slot to open it with. */
export type VaultOpening = {
  readonly user: string
  readonly version: number
  readonly sealed: string
  readonly slot: SlotOpening
}

/** What the visitor approved, in the form that is signed. */
export type SignRequest =
  | { readonly kind: 'personal'; readonly message: Bytes }
  | { readonly kind: 'typed'; readonly json: string }
  | { readonly kind: 'transaction'; readonly transaction: EvmTransaction }
  | { readonly kind: 'operation'; readonly operation: SmartOperation }
  | { readonly kind: 'batch'; readonly batch: OwnBatch }
  | { readonly kind: 'solanaMessage'; readonly message: Bytes }
  | { readonly kind: 'solanaTransactions'; readonly transactions: readonly Bytes[] }

/** The accounts of a vault. */
export type VaultAddresses = { readonly eip155: `0x${string}`; readonly solana: string }

/** A sealed slot, and the wrapped factor if the worker made it. */
export type SealedSlot = {
  readonly slotId: string
  readonly kind: string
  readonly sealed: string
  readonly wrapped?: Bytes
}

/** A vault ready to be stored. */
export type SealedVault = {
  readonly version: number
  readonly sealed: string
  readonly addresses: VaultAddresses
  /** The public key by which whoever opens it can show that. */
  readonly proofKey: string
  readonly slots: readonly SealedSlot[]
}

/** What the worker does, with what each task takes and returns. */
export type VaultTasks = {
  /** Creates keys from new entropy and seals them. */
  create: {
    input: { readonly user: string; readonly version: number; readonly slots: readonly SlotRequest[] }
    output: SealedVault
  }
  /** Seals the same keys as a new version with further slots, or with a new vault key that no old slot has. */
  reseal: {
    input: {
      readonly vault: VaultOpening
      readonly version: number
      readonly isNewKey: boolean
      readonly slots: readonly SlotRequest[]
    }
    output: SealedVault
  }
  /** Seals the first factor of a slot for a window of the frame's origin, which has another storage. */
  handOver: {
    input: { readonly slotId: string; readonly a: Factor; readonly key: Bytes }
    output: string
  }
  /** Makes the first factor of this device's new slot, and seals both for a window, which seals a wallet with them. */
  handOverNew: {
    input: { readonly slotId: string; readonly b: Bytes; readonly wrapBy: CryptoKey; readonly key: Bytes }
    output: { readonly sealed: string; readonly wrapped: Bytes }
  }
  /** Opens a vault to read whose keys it holds. */
  readAddresses: { input: { readonly vault: VaultOpening }; output: VaultAddresses }
  /** Signs that this session's page opened the vault. */
  prove: {
    input: { readonly vault: VaultOpening; readonly publicKey: string }
    output: string
  }
  /** Signs with the key of `account`. A transaction of Solana gives itself and its signature, an operation its JSON. */
  sign: {
    input: { readonly vault: VaultOpening; readonly account: string; readonly request: SignRequest }
    output: readonly string[]
  }
}

/** One task for the worker. */
export type VaultTask = {
  [Name in keyof VaultTasks]: { readonly name: Name; readonly input: VaultTasks[Name]['input'] }
}[keyof VaultTasks]
