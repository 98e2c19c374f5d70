import { solanaNetworkIds } from '@latchkey/protocol'
import { networks } from '@web3icons/common/metadata/networks'

const own: readonly (readonly [string, string])[] = [
  ...Object.values(solanaNetworkIds).map((id) => [id, 'solana'] as const),
  ['bip122:000000000019d6689c085ae165831e93', 'bitcoin'],
  ['bip122:000000000933ea01ad0ee984209779ba', 'bitcoin'],
  ['bip122:00000000da84f2bafbbc53dee25a72ae', 'bitcoin'],
  ['bip122:00000008819873e925422c1ff0f99f7c', 'bitcoin'],
  ['bip122:0f9188f13cb7b2c71f2a335e3a4fc328', 'bitcoin'],
  ['polkadot:91b171bb158e2d3848fa23a9f1c25182', 'polkadot'],
  ['polkadot:68d56f15f85d3136970ec16946040bc1', 'polkadot'],
  ['polkadot:e143f23803ac50e8f6f8e62695d1ce9e', 'polkadot'],
  ['polkadot:67f9723393ef76214df0118c34bbbd3d', 'polkadot'],
  ['polkadot:77afd6190f1554ad45fd0d31aee62aac', 'polkadot'],
  ['polkadot:d6eec26135305a8ad257a20d00335728', 'polkadot'],
  ['polkadot:fc41b9bd8ef8fe53d58c7ea67c794c7e', 'acala'],
  ['polkadot:9eb76c5184c4ab8679d2d5d819fdf90b', 'astar'],
  // Test networks use the icon of the network they test.
  ['eip155:11155111', 'ethereum'],
  ['eip155:17000', 'ethereum'],
  ['eip155:84532', 'base'],
  ['eip155:421614', 'arbitrum-one'],
  ['eip155:11155420', 'optimism'],
  ['eip155:80002', 'polygon'],
  ['eip155:1301', 'unichain'],
  ['eip155:10143', 'monad'],
  ['eip155:2021', 'ronin'],
  ['eip155:31', 'rootstock'],
]

/** The icon names of networks, by CAIP-2 id. */
export const networkIcons: ReadonlyMap<string, string> = new Map([
  ...networks.flatMap(({ caip2id, filePath }) =>
    caip2id ? [[caip2id, filePath.replace(/^network:/, '')] as const] : [],
  ),
  ...own,
])
