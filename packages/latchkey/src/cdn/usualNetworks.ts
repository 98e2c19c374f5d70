/** The networks that most pages use. The others come with `networks.js`. */
export { arbitrum, base, baseSepolia, bsc, mainnet, optimism, polygon, sepolia } from '@latchkey/evm/networks'
