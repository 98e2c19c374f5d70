export type ConnectMethod = 'email' | 'social' | 'wallet'

/** [NAV-13] Returns the order of the ways to connect; a configured order wins. */
export function connectMethodOrder(
  configured: readonly ConnectMethod[] | undefined,
  isWalletShown: boolean,
): readonly ConnectMethod[] {
  if (configured) return configured
  return isWalletShown ? ['wallet', 'email', 'social'] : ['email', 'social', 'wallet']
}
