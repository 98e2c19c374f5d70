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

/** The bitcoind program did not start. */
export const bitcoindFailed = /* @__PURE__ */ defineError(
  'testing/bitcoind-failed',
  'bitcoind did not start: {reason}',
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

/** What a site asks of a wallet can not be done as it stands; the site is told why. */
export const requestRefused = /* @__PURE__ */ defineError('testing/request-refused', '{reason}', {
  wireCode: -32602,
})

/** What was to be read or sent goes nowhere: the wallet was given no node for that chain. */
export const nodeMissing = /* @__PURE__ */ defineError(
  'testing/node-missing',
  'This wallet has no node for {chain}, so nothing can be sent there',
  // EIP-1193: not connected to that chain.
  { wireCode: 4901 },
)

/** A chain's node did not take what the wallet sent. */
export const nodeRefused = /* @__PURE__ */ defineError(
  'testing/node-refused',
  'The node of {chain} refused: {reason}',
)

/** The account has less than what is to be paid with its fee. */
export const fundsMissing = /* @__PURE__ */ defineError(
  'testing/funds-missing',
  'There is not enough on {chain} for this payment and its fee',
)

/** The site did not answer while the wallet waited. */
export const siteSilent = /* @__PURE__ */ defineError('testing/site-silent', 'The site does not answer')

/** A phrase is not one that keys can be made of. */
export const phraseRefused = /* @__PURE__ */ defineError(
  'testing/phrase-refused',
  'These are not the words of a recovery phrase: {reason}',
)

/** The program or the chain for a local Polkadot node is not installed. */
export const chopsticksMissing = /* @__PURE__ */ defineError(
  'testing/chopsticks-missing',
  'There is no chopsticks. Install it with: npm install --save-dev --ignore-scripts @acala-network/chopsticks@1.1.0 @substrate/connect-known-chains@1.10.3',
)

/** The chopsticks program did not start. */
export const chopsticksFailed = /* @__PURE__ */ defineError(
  'testing/chopsticks-failed',
  'chopsticks did not start: {reason}',
)

/** Surfpool's library for this machine is not installed. */
export const surfpoolMissing = /* @__PURE__ */ defineError(
  'testing/surfpool-missing',
  'There is no Surfpool for this machine. Where it is published, install it with: npm install --save-dev {name}@1.5.0',
)

/** Surfpool did not start. */
export const surfpoolFailed = /* @__PURE__ */ defineError(
  'testing/surfpool-failed',
  'Surfpool did not start: {reason}',
)
