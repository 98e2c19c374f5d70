import type { NetworkId } from './parseNetworkId'

/** [IDF-7] The network to begin with when nothing else is known. */
export const defaultNetworkId = 'eip155:1' satisfies NetworkId
