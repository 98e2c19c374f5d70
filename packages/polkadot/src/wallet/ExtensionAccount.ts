/** An account as an extension shows it. */
export type ExtensionAccount = {
  /** As the extension writes it, and wants to be asked for it. */
  readonly address: string
  /** The 32 bytes that every way of writing the address stands for. */
  readonly id: Uint8Array
  /** The only chain it is for (0x and hexadecimal), where it is for one. */
  readonly genesisHash: string | null
}
