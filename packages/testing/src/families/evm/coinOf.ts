const coins: { readonly [chainId: string]: string } = {
  'eip155:56': 'BNB',
  'eip155:97': 'BNB',
  'eip155:100': 'xDAI',
  'eip155:137': 'POL',
  'eip155:43114': 'AVAX',
}
const etherChains = [1, 10, 324, 8453, 42161, 59144, 11155111, 31337, 31338, 84532, 421614, 11155420]

/** Returns the symbol of a chain's currency, or a general term if unknown. */
export function coinOf(chainId: string): string {
  if (Object.hasOwn(coins, chainId)) return coins[chainId] ?? ''
  return etherChains.some((id) => chainId === `eip155:${id}`) ? 'ETH' : 'of the network’s currency'
}
