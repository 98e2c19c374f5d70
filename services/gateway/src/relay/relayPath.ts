/** The path of the relay. */
export const relayPath = '/relay'
