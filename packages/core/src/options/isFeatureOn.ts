import type { Host } from '../ports/Host'
import type { WalletFeature } from './Features'
import { isRestrictedTimeZone } from './isRestrictedTimeZone'
import type { ResolvedOptions } from './Options'

/** [FLG-1] [FLG-3] Returns whether the site wants a feature, and the visitor's time zone allows it. */
export function isFeatureOn(
  { options, host }: { readonly options: Pick<ResolvedOptions, 'features'>; readonly host: Host },
  feature: WalletFeature,
): boolean {
  if (!options.features[feature] || feature === 'send' || feature === 'receive')
    return options.features[feature]
  const { timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone } = host
  return !isRestrictedTimeZone(timeZone)
}
