import { defineError } from '@latchkey/protocol'

/** A project that can't be made from what was said. */
export const invalidProject = /* @__PURE__ */ defineError(
  'gateway/invalid-project',
  'The {what} of a project can not be {value}: {reason}',
)

/** There is no such project. */
export const projectUnknown = /* @__PURE__ */ defineError(
  'gateway/project-unknown',
  'There is no project {id}',
)
