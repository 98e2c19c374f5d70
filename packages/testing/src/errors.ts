import { defineError } from '@latchkey/protocol'

/** A control named an account that the wallet does not have. */
export const noSuchAccount = /* @__PURE__ */ defineError(
  'testing/no-such-account',
  'The test wallet has {count} accounts, none with index {index}',
)

/** There is no page to announce a wallet on. */
export const noPage = /* @__PURE__ */ defineError(
  'testing/no-page',
  'There is no window to announce the test wallet on; pass an EventTarget as target',
)
