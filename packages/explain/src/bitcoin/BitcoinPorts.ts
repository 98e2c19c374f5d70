/** What an explanation needs from outside. It asks nobody: everything is in the PSBT. */
export type BitcoinPorts = {
  /** The addresses of the wallet. Coins at them are spent, and what goes to them comes back. */
  readonly addresses: readonly string[]
  /** The beginning of the network's segwit addresses. Defaults to that of the main network. */
  readonly prefix?: 'bc' | 'tb' | 'bcrt'
}
