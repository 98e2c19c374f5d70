/** Where the relay is. */
export const relayPath = '/relay'
