/** The EVM chains of a developer's machine. */
export const localChains: readonly string[] = ['eip155:31337', 'eip155:31338']
