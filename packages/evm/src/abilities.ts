import type { Abilities } from '@latchkey/core'

/** What EVM wallets can do beside what every family can. */
export const abilities = [
  'switchNetwork',
  'signTypedData',
  'sendTransaction',
  'estimateGas',
  'writeContract',
  'getName',
  'getCapabilities',
  'sendCalls',
  'getCallsStatus',
  'getAssets',
  'grantPermissions',
  'revokePermissions',
  'getUserOperationReceipt',
  'watchPending',
] as const satisfies readonly (keyof Abilities)[]
