import type { Network } from '@latchkey/protocol'

/** What one adapter keeps in mind: the site's networks, as they were when a wallet was last asked for its accounts. */
export type AdapterState = { networks: readonly Network[] }
