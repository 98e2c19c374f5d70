import type { ViewName } from './views'

export type Opening = {
  readonly requested?: ViewName | undefined
  readonly isConnected: boolean
  readonly hasAdapters: boolean
  readonly isMobile: boolean
}

/** [NAV-8] Returns the view that an opening modal shows. */
export function openingView({ requested, isConnected, hasAdapters, isMobile }: Opening): ViewName {
  if (requested !== undefined) return requested
  if (isConnected) return 'Account'
  if (hasAdapters) return 'Connect'
  return isMobile ? 'AllWallets' : 'ConnectingWalletConnectBasic'
}
