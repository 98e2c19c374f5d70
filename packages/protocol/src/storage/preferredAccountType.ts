import type { FrameAccountType } from '../embedded/frameUser'
import { asText } from './codecs'
import { defineItem } from './defineItem'

/** [HTTP-7] [FRM-13] The type of account that the visitor's embedded wallet uses on this site; nothing until it was chosen. */
export const preferredAccountType = /* @__PURE__ */ defineItem({
  key: 'preferred_account_type',
  scope: 'namespace',
  as: /* @__PURE__ */ asText((text): text is FrameAccountType => /^(eoa|smartAccount)$/.test(text)),
  initial: undefined,
})
