import type { Metadata } from '../message/readMetadata'
import type { Relay } from '../relay/Relay'
import type { SignerStore } from '../store/openSignerStore'

/** Asks a contract whether it accepts a signature (EIP-1271). */
export type ContractSignatureCheck = (check: {
  readonly chainId: string
  readonly address: string
  readonly digest: string
  readonly signature: string
}) => Promise<boolean>

/** Options of the pairing client. */
export type SignerOptions = {
  readonly relay: Relay
  /** From `openSignerStore`; the relay client uses the same one for its identity. */
  readonly store: SignerStore
  /** The site's metadata; `url` must be its real origin. */
  readonly metadata: Metadata
  /** In milliseconds. */
  now(): number
  setTimer(callback: () => void, ms: number): () => void
  randomBytes(length: number): Uint8Array
  /** Calls back when another tab may have changed the storage. Returns a function that stops it. */
  onStorageChange?(listener: () => void): () => void
  /** Asks a smart account whether it accepts a signature. Without it, one-click sign-in accepts key signatures only. */
  readonly isContractSignature?: ContractSignatureCheck
}
