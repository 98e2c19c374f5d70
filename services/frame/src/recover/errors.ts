import { defineError } from '@latchkey/protocol'

/** A file that isn't a recovery file, or one of a newer version. */
export const recoveryFileInvalid = /* @__PURE__ */ defineError(
  'recover/file-invalid',
  'This isn’t a recovery file of a Latchkey wallet',
  { seenBy: 'visitor' },
)

/** The password or code doesn't open the file. A changed file gives the same error: the two can't be told apart. */
export const recoverySecretWrong = /* @__PURE__ */ defineError(
  'recover/secret-wrong',
  'This password or code doesn’t open the file',
  { seenBy: 'visitor' },
)

/** The file that the command names can't be read. */
export const fileUnreadable = /* @__PURE__ */ defineError(
  'recover/file-unreadable',
  'Can’t read {path}: {reason}',
)
