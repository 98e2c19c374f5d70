/** [FMT-5] Returns what to show before a balance is known: `0.00` on testnets and unsupported chains, else nothing. */
export function defaultBalance(network: {
  readonly isTestnet: boolean
  readonly isSupported: boolean
}): '0.00' | undefined {
  return network.isTestnet || !network.isSupported ? '0.00' : undefined
}
