import type { NetworkId } from './parseNetworkId'

/** [IDF-7] The default network. */
export const defaultNetworkId = 'eip155:1' satisfies NetworkId
