import type { Metadata } from '../message/Metadata'
import type { Relay } from '../relay/Relay'
import type { SignerStore } from '../store/openSignerStore'

/** Asks a contract whether it accepts a signature (EIP-1271). */
export type ContractSignatureCheck = (check: {
  readonly chainId: string
  readonly address: string
  readonly digest: string
  readonly signature: string
}) => Promise<boolean>

/** What a pairing client is made of. */
export type SignerOptions = {
  readonly relay: Relay
  /** Opened by `openSignerStore`; the relay takes its identity from the same one. */
  readonly store: SignerStore
  /** What the site says of itself; `url` has to be its real origin. */
  readonly metadata: Metadata
  /** In milliseconds. */
  now(): number
  setTimer(callback: () => void, ms: number): () => void
  randomBytes(length: number): Uint8Array
  /** Tells that another tab may have changed what is stored; returns how to stop. */
  onStorageChange?(listener: () => void): () => void
  /** Asks a smart account whether it accepts a signature; without it one-click sign-in takes keys only. */
  readonly isContractSignature?: ContractSignatureCheck
}
