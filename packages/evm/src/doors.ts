import { lazy } from '@latchkey/core'

/**
 * Doors to what most pages never use. A door names every file behind it, so these have a file of their own: a page
 * loads one name for all of them.
 */
export const doors = {
  explain: lazy(async () => (await import('./explain/explain')).explain),
  openTransfers: lazy(async () => (await import('./transfers/openTransfers')).openTransfers),
  openSwaps: lazy(async () => (await import('./swaps/openSwaps')).openSwaps),
  estimateGas: lazy(async () => (await import('./transaction/estimateGas')).estimateGas),
  writeContract: lazy(async () => (await import('./transaction/writeContract')).writeContract),
  getCapabilities: lazy(async () => (await import('./calls/getCapabilities')).getCapabilities),
  getAssets: lazy(async () => (await import('./calls/getAssets')).getAssets),
  sendBatch: lazy(async () => (await import('./calls/sendBatch')).sendBatch),
  sendCalls: lazy(async () => (await import('./calls/sendCalls')).sendCalls),
  getCallsStatus: lazy(async () => (await import('./calls/getCallsStatus')).getCallsStatus),
  grantPermissions: lazy(async () => (await import('./calls/permissions')).grantPermissions),
  revokePermissions: lazy(async () => (await import('./calls/permissions')).revokePermissions),
  getUserOperationReceipt: lazy(
    async () => (await import('./calls/getUserOperationReceipt')).getUserOperationReceipt,
  ),
}
