import { lazy } from '@latchkey/core'

/*
 * Doors to what most pages never use. A door names every file behind it, so these have a file of their own: a page
 * loads one name for all of them.
 */

export const explain = /* @__PURE__ */ lazy(async () => (await import('./explain/explain')).explain)

export const openTransfers = /* @__PURE__ */ lazy(
  async () => (await import('./transfers/openTransfers')).openTransfers,
)

export const sendCalls = /* @__PURE__ */ lazy(async () => (await import('./calls/sendCalls')).sendCalls)

export const getCallsStatus = /* @__PURE__ */ lazy(
  async () => (await import('./calls/getCallsStatus')).getCallsStatus,
)

export const grantPermissions = /* @__PURE__ */ lazy(
  async () => (await import('./calls/permissions')).grantPermissions,
)

export const revokePermissions = /* @__PURE__ */ lazy(
  async () => (await import('./calls/permissions')).revokePermissions,
)

export const getUserOperationReceipt = /* @__PURE__ */ lazy(
  async () => (await import('./calls/getUserOperationReceipt')).getUserOperationReceipt,
)
