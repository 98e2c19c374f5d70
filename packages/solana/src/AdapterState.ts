import type { Network } from '@latchkey/protocol'

/** The state of one adapter: the site's networks when a wallet was last asked for its accounts. */
export type AdapterState = { networks: readonly Network[] }
