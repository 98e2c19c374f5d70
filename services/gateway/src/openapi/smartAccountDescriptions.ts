/** The descriptions of the smart account contracts, by name. */
export const smartAccountDescriptions = {
  getSmartAccounts: {
    group: 'Networks',
    summary: 'Lists the networks where accounts can be smart, and whether the operator pays for gas there',
    example: {
      answer: {
        networks: [{ chainId: 'eip155:1', sponsor: true, carrier: 'own' }],
        feePayers: [
          {
            chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
            address: 'Ao9asbXzvJ5mpQEjdVdxQjgPwdX7C8QPu7HfGb8MkpSQ',
          },
        ],
      },
    },
  },
  postBundler: {
    group: 'Networks',
    summary:
      'Makes a call of ERC-4337 or ERC-7677: sends a user operation, estimates its gas or finds its receipt',
    parameters: { chainId: 'CAIP-2 id of the network' },
    example: {
      query: { chainId: 'eip155:1' },
      body: { jsonrpc: '2.0', id: 1, method: 'eth_supportedEntryPoints', params: [] },
      answer: { jsonrpc: '2.0', id: 1, result: ['0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108'] },
    },
  },
} as const
