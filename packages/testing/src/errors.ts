import { defineError } from '@latchkey/protocol'

/** A control named an account that the wallet doesn't have. */
export const noSuchAccount = /* @__PURE__ */ defineError(
  'testing/no-such-account',
  'The test wallet has {count} accounts, none with index {index}',
)

/** There is no page to announce a wallet on. */
export const noPage = /* @__PURE__ */ defineError(
  'testing/no-page',
  'There is no window to announce the test wallet on. Pass an EventTarget as `target`.',
)

/** The anvil program isn't installed. */
export const anvilMissing = /* @__PURE__ */ defineError(
  'testing/anvil-missing',
  "anvil isn't available for {system}. Install it with: npm install --save-dev @foundry-rs/anvil (without omitting optional dependencies), or set ANVIL_PATH",
)

/** The anvil program did not start. */
export const anvilFailed = /* @__PURE__ */ defineError(
  'testing/anvil-failed',
  'anvil did not start: {reason}',
)

/** The contracts of smart accounts aren't installed. */
export const contractsMissing = /* @__PURE__ */ defineError(
  'testing/contracts-missing',
  'The contracts of smart accounts are missing. Install them with: npm install --save-dev @account-abstraction/contracts@0.8.0',
)

/** The contracts of Uniswap aren't installed. */
export const uniswapMissing = /* @__PURE__ */ defineError(
  'testing/uniswap-missing',
  'The contracts of Uniswap are missing. Install them with: npm install --save-dev --ignore-scripts @uniswap/v2-core@1.0.1 @uniswap/v2-periphery@1.1.0-beta.0 @uniswap/v3-core@1.0.1 @uniswap/v3-periphery@1.4.4 @uniswap/swap-router-contracts@1.3.1',
)

/** The bitcoind program did not start. */
export const bitcoindFailed = /* @__PURE__ */ defineError(
  'testing/bitcoind-failed',
  'bitcoind did not start: {reason}',
)

/** A node rejected a call of the seed or a test. */
export const nodeFailed = /* @__PURE__ */ defineError(
  'testing/node-failed',
  'The node at {url} rejected {method}: {message}',
)

/** A test used a wallet before a page was open. */
export const noWalletInPage = /* @__PURE__ */ defineError(
  'testing/no-wallet-in-page',
  'There is no wallet in this page. Call installWallets before page.goto, and use the wallet after it.',
)

/** The wallet can't do what a site asks; the site is told why. */
export const requestRefused = /* @__PURE__ */ defineError('testing/request-refused', '{reason}', {
  wireCode: -32602,
})

/** The wallet has no node for that chain, so it can't read or send there. */
export const nodeMissing = /* @__PURE__ */ defineError(
  'testing/node-missing',
  'This wallet has no node for {chain}, so nothing can be sent there',
  // EIP-1193: not connected to that chain.
  { wireCode: 4901 },
)

/** A chain's node rejected what the wallet sent. */
export const nodeRefused = /* @__PURE__ */ defineError(
  'testing/node-refused',
  'The node of {chain} rejected the request: {reason}',
)

/** The account has too little for the payment and its fee. */
export const fundsMissing = /* @__PURE__ */ defineError(
  'testing/funds-missing',
  'Not enough funds on {chain} for this payment and its fee',
)

/** The site didn't answer in time. */
export const siteSilent = /* @__PURE__ */ defineError('testing/site-silent', "The site doesn't answer")

/** The phrase is invalid. */
export const phraseRefused = /* @__PURE__ */ defineError(
  'testing/phrase-refused',
  'Invalid recovery phrase: {reason}',
)

/** The packages for a local Polkadot node aren't installed. */
export const chopsticksMissing = /* @__PURE__ */ defineError(
  'testing/chopsticks-missing',
  "chopsticks isn't installed. Install it with: npm install --save-dev --ignore-scripts @acala-network/chopsticks@1.1.0 @substrate/connect-known-chains@1.10.3",
)

/** The chopsticks program did not start. */
export const chopsticksFailed = /* @__PURE__ */ defineError(
  'testing/chopsticks-failed',
  'chopsticks did not start: {reason}',
)

/** Surfpool's library for this machine isn't installed. */
export const surfpoolMissing = /* @__PURE__ */ defineError(
  'testing/surfpool-missing',
  "Surfpool isn't available for this machine. If it is published, install it with: npm install --save-dev {name}@1.5.0",
)

/** Surfpool did not start. */
export const surfpoolFailed = /* @__PURE__ */ defineError(
  'testing/surfpool-failed',
  'Surfpool did not start: {reason}',
)
