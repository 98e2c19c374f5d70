/** Where a wallet can be opened. */
export type Platform = 'browser' | 'mobile' | 'qrcode' | 'web' | 'desktop' | 'unsupported'

/** Where a wallet is available. */
export type WalletPlaces = {
  readonly isInstalled: boolean
  readonly mobile_link?: string | undefined
  readonly webapp_link?: string | undefined
  readonly desktop_link?: string | undefined
}

/** Returns the ways to reach a wallet on this device, the best first; without a wallet, a code. Never empty. */
export function platformsOf(wallet: WalletPlaces | null, isMobile: boolean): readonly Platform[] {
  if (!wallet) return ['qrcode']
  const { isInstalled, mobile_link, webapp_link, desktop_link } = wallet
  const ways: readonly (Platform | false)[] = [
    isInstalled && 'browser',
    Boolean(mobile_link) && (isMobile ? 'mobile' : 'qrcode'),
    Boolean(webapp_link) && 'web',
    Boolean(desktop_link) && !isMobile && 'desktop',
  ]
  const found = ways.filter((way) => way !== false)
  return found.length > 0 ? found : ['unsupported']
}
