import type { Latchkey } from '../Latchkey'
import type { ResolvedOptions } from '../options/Options'

/** What of an instance is needed to tell something in its modal. */
export type MessageScope = Pick<Latchkey, 'getState' | 'store' | 'host' | 'logger'> & {
  readonly options: Pick<ResolvedOptions, 'debug' | 'gateway'>
}
