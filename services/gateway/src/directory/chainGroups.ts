import { solanaNetworkIds } from '@latchkey/protocol'

/** The networks that wallets of a family usually support; the registry names a group instead of repeating them. */
export const chainGroups: Readonly<Record<string, readonly string[]>> = {
  evm: [1, 10, 56, 100, 137, 324, 8453, 42161, 42220, 43114, 59144, 11155111].map((id) => `eip155:${id}`),
  solana: [solanaNetworkIds.mainnet, solanaNetworkIds.devnet],
  bitcoin: ['bip122:000000000019d6689c085ae165831e93', 'bip122:000000000933ea01ad0ee984209779ba'],
  /** Relay chain and asset hub of Polkadot and of Kusama. */
  polkadot: [
    'polkadot:91b171bb158e2d3848fa23a9f1c25182',
    'polkadot:68d56f15f85d3136970ec16946040bc1',
    'polkadot:b0a8d493285c2df73290dfb7e61f870f',
    'polkadot:48239ef607d7928874027a43a6768920',
  ],
}
