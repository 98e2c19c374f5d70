import type { Abilities } from '@latchkey/core'

/** What wallets of this family can do beside what all can. */
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
