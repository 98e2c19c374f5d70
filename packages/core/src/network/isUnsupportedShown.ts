export type Unsupported = {
  readonly isSupported: boolean
  readonly enableNetworkSwitch: boolean
  readonly allowUnsupportedChain: boolean
  readonly isBasic: boolean
}

/** [NET-2] Whether to tell the visitor that the wallet is on a network that the site doesn't support. */
export function isUnsupportedShown(unsupported: Unsupported): boolean {
  const { isSupported, enableNetworkSwitch, allowUnsupportedChain, isBasic } = unsupported
  return !isSupported && enableNetworkSwitch && !allowUnsupportedChain && !isBasic
}
