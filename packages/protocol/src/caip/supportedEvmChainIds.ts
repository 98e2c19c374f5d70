/** [IDF-7] The EVM chains that the embedded wallet and the services support. */
export const supportedEvmChainIds = [
  1, 5, 11155111, 10, 420, 42161, 421613, 137, 80001, 42220, 1313161554, 1313161555, 56, 97, 43114, 43113,
  324, 280, 100, 8453, 84531, 84532, 7777777, 999,
] as const
