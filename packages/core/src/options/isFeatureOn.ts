import type { Host } from '../ports/Host'
import type { WalletFeature } from './Features'
import { isRestrictedTimeZone } from './isRestrictedTimeZone'
import type { ResolvedOptions } from './Options'

/** [FLG-1] [FLG-3] Returns whether the site wants a feature, and the visitor's time zone allows it. */
export function isFeatureOn(
  { options, host }: { readonly options: Pick<ResolvedOptions, 'features'>; readonly host: Host },
  feature: WalletFeature,
): boolean {
  const isTrade = feature === 'onramp' || feature === 'swaps'
  return options.features[feature] && !(isTrade && isRestrictedTimeZone(host.timeZone))
}
