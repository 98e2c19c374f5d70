/** An account as an extension shows it. */
export type ExtensionAccount = {
  /** The address in the extension's own form. */
  readonly address: string
  /** The 32 bytes behind every form of the address. */
  readonly id: Uint8Array
  /** The only chain the account is for (0x and hexadecimal), or null for all. */
  readonly genesisHash: string | null
}
