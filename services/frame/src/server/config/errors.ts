import { defineError } from '@latchkey/protocol'

/** Settings that the operator has to choose are not set. */
export const settingsMissing = /* @__PURE__ */ defineError(
  'frame/settings-missing',
  "The frame can't start. Set what is missing, then start it again:\n{list}\ndocs/guides/frame.md explains all settings.",
)

/** The folder of the built pages has none. */
export const pagesMissing = /* @__PURE__ */ defineError(
  'frame/pages-missing',
  'No pages found in {folder}. Build them with "npm run build --workspace services/frame", or set FRAME_PAGES to the folder that has them',
)
