import type { Abilities, ChainAdapter } from '@latchkey/core'
import type { abilities } from './abilities'
import type { readEvent } from './wallet/readEvent'

/** What is asked for with every connected visitor. */
export type FirstMethods = Pick<ChainAdapter, 'connect' | 'disconnect' | 'getBalance'> &
  Pick<Abilities, 'getName' | 'watchPending'> & { readonly readEvent: typeof readEvent }

/** All that an adapter can do from the moment a visitor connects, but for the very first. */
export type LaterMethods = Pick<Abilities, (typeof abilities)[number]> & Pick<ChainAdapter, 'signMessage'>
