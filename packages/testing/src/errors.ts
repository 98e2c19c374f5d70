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

/** The anvil program is not installed. */
export const anvilMissing = /* @__PURE__ */ defineError(
  'testing/anvil-missing',
  'There is no anvil program for {system}. Install it with: npm install --save-dev @foundry-rs/anvil (optional dependencies must not be omitted), or set ANVIL_PATH',
)

/** The anvil program did not start. */
export const anvilFailed = /* @__PURE__ */ defineError(
  'testing/anvil-failed',
  'anvil did not start: {reason}',
)

/** A node refused what the seed or a test asked of it. */
export const nodeFailed = /* @__PURE__ */ defineError(
  'testing/node-failed',
  'The node at {url} refused {method}: {message}',
)

/** A test looked at a wallet before a page was open. */
export const noWalletInPage = /* @__PURE__ */ defineError(
  'testing/no-wallet-in-page',
  'There is no wallet in this page; call installWallets before page.goto, and look at the wallet after it',
)
