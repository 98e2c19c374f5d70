import type { OwnSponsor } from '../OwnSponsor'
import type { Line } from './Line'

/** What looking after transactions needs, also those of a key that the gateway no longer has. */
export type WatchedLine = Omit<Line, 'sponsor'> & {
  readonly sponsor: Omit<OwnSponsor, 'account'> & { readonly account: Pick<OwnSponsor['account'], 'address'> }
}
