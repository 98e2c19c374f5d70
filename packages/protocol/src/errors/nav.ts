import { defineError } from './defineError'

/** No view has this name. */
export const unknownView = /* @__PURE__ */ defineError(
  'nav/unknown-view',
  'Unknown view "{view}". {hint}See {docs}',
)

/** The view can't be shown without being told what it is about. */
export const viewDataMissing = /* @__PURE__ */ defineError(
  'nav/view-data-missing',
  'The view {view} needs {field} in its data. See {docs}',
)
