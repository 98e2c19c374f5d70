import type { Latchkey } from '../Latchkey'
import type { ResolvedOptions } from '../options/Options'

/** The part of an instance that showing a message needs. */
export type MessageScope = Pick<Latchkey, 'getState' | 'store' | 'host' | 'logger'> & {
  readonly options: Pick<ResolvedOptions, 'debug' | 'gateway'>
}
