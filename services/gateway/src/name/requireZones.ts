import { refusals } from '../http/refusals'
import type { Services } from '../Services'

/** Returns the operator's zones. @throws notImplemented if there are none */
export function requireZones({ names }: Pick<Services, 'names'>): readonly [string, ...string[]] {
  const [first, ...rest] = names.zones
  if (first === undefined) throw refusals.notImplemented({ what: 'names' })
  return [first, ...rest]
}
