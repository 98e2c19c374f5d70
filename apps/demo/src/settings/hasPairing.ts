import type { PageSettings } from './PageSettings'
import type { SiteSettings } from './SiteSettings'

/** Whether the page pairs: it is wanted, and there is a gateway whose relay carries the messages. */
export function hasPairing(
  { pairing }: Pick<PageSettings, 'pairing'>,
  { gateway }: Pick<SiteSettings, 'gateway'>,
): boolean {
  return pairing && gateway !== null
}
