const family = (chain: string, methods: readonly string[], events: readonly string[] = []) => ({
  chains: [chain],
  methods: [...methods],
  events: [...events],
})

/** What the test sites ask for: a chain of each family. */
export const families = {
  eip155: family(
    'eip155:1',
    ['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction'],
    ['chainChanged', 'accountsChanged'],
  ),
  solana: family('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', ['solana_signMessage']),
  bip122: family('bip122:000000000019d6689c085ae165831e93', ['signMessage'], ['bip122_addressesChanged']),
  polkadot: family('polkadot:91b171bb158e2d3848fa23a9f1c25182', ['polkadot_signMessage']),
}
