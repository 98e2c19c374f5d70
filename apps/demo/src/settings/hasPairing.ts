import type { PageSettings } from './PageSettings'
import type { SiteSettings } from './SiteSettings'

/** Whether the page offers pairing: it's on, and there is a gateway with a relay. */
export function hasPairing(
  { pairing }: Pick<PageSettings, 'pairing'>,
  { gateway }: Pick<SiteSettings, 'gateway'>,
): boolean {
  return pairing && gateway !== null
}
