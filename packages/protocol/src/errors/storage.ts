import { defineError } from './defineError'

/** [HTTP-7] The browser's storage is missing, full or forbidden. */
export const storageUnavailable = /* @__PURE__ */ defineError(
  'storage/unavailable',
  'The storage can not be used for {key}',
)

/** [HTTP-7] A stored item does not hold what it should. */
export const storageMalformed = /* @__PURE__ */ defineError(
  'storage/malformed',
  'The stored {key} can not be read',
)
