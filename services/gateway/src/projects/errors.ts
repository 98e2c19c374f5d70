import { defineError } from '@latchkey/protocol'

/** Invalid values for a new project. */
export const invalidProject = /* @__PURE__ */ defineError(
  'gateway/invalid-project',
  'Invalid {what} {value}: {reason}',
)

/** The project does not exist. */
export const projectUnknown = /* @__PURE__ */ defineError('gateway/project-unknown', 'Project {id} not found')
