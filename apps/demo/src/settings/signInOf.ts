import type { PageSettings } from './PageSettings'
import type { SiteSettings } from './SiteSettings'

/** How visitors sign in, without defaults. */
export type SignInChoice = {
  readonly sessions: PageSettings['sessions']
  readonly options: {
    readonly required?: false
    readonly onAccountChange?: PageSettings['onAccountChange']
    readonly onNetworkChange?: PageSettings['onNetworkChange']
  }
}

/** Returns the sign-in for the settings, or null. Without a gateway, the browser keeps the sessions. */
export function signInOf(
  settings: Pick<PageSettings, 'siwx' | 'sessions' | 'onAccountChange' | 'onNetworkChange'>,
  { gateway }: Pick<SiteSettings, 'gateway'>,
): SignInChoice | null {
  const { siwx, sessions, onAccountChange, onNetworkChange } = settings
  if (siwx === null) return null
  return {
    sessions: sessions === 'gateway' && gateway === null ? 'local' : sessions,
    options: {
      ...(siwx === 'optional' ? { required: false } : {}),
      ...(onAccountChange !== 'resign' ? { onAccountChange } : {}),
      ...(onNetworkChange !== 'keep' ? { onNetworkChange } : {}),
    },
  }
}
