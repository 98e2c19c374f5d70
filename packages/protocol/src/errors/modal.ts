import { defineError } from './defineError'

/** [MOD-5] The site's origin isn't on the project's allowlist. */
export const originNotAllowed = /* @__PURE__ */ defineError(
  'modal/origin-not-allowed',
  'Unauthorized: origin not allowed',
)

/** [MOD-5] A clock is wrong or the session has expired. */
export const sessionExpired = /* @__PURE__ */ defineError(
  'modal/session-expired',
  'JWT validation error: JWT Token is not yet valid',
)

/** [MOD-5] The project id is unknown. */
export const invalidProjectId = /* @__PURE__ */ defineError(
  'modal/invalid-project-id',
  'Unauthorized: invalid key',
)

/** [MOD-7] No project id was given. */
export const missingProjectId = /* @__PURE__ */ defineError(
  'modal/missing-project-id',
  'Project ID Not Configured',
)
