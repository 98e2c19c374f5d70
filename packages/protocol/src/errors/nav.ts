import { defineError } from './defineError'

/** No view has this name. */
export const unknownView = /* @__PURE__ */ defineError('nav/unknown-view', 'There is no view {view}')
