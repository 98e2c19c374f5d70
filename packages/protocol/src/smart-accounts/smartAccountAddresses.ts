/**
 * The contracts of smart accounts, at the same addresses on every chain that has them: EntryPoint 0.8 of ERC-4337, and
 * Simple7702Account, which a visitor's own address delegates to by EIP-7702.
 */
export const smartAccountAddresses = {
  entryPoint: '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108',
  implementation: '0xe6Cae83BdE06E4c305530e199D7217f42808555B',
} as const
