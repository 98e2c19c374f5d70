/** What a page signs with a key of the vault, to show that it opened the wallet. */
export type VaultProofInput = {
  readonly user: string
  /** The public key of the session, so that a proof is worth nothing to another one. */
  readonly publicKey: string
}

/** The text that the proof key of a vault signs. */
export function vaultProofText({ user, publicKey }: VaultProofInput): string {
  return ['latchkey-vault-proof-v1', user, publicKey].join('\n')
}
