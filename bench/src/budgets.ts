/** One KB is 1000 bytes, the stricter of the two definitions. */
export const bytesPerKb = 1000

/** The most that the modal may cost a page. Sizes are gzip bytes of JavaScript. */
export const budgets = {
  /** Requests before the click, except for the page's own files. */
  requestsBeforeClick: 0,
  /** On top of React, ReactDOM and the site's own code. */
  bytesBeforeClick: 12.3 * bytesPerKb,
  bytesToOpen: 29.9 * bytesPerKb,
  filesToOpen: 1,
  /** From the open list until the account shows its balance. */
  bytesToConnect: 32.7 * bytesPerKb,
  filesToConnect: 2,
  /** The pairing client with its cryptography, from the press for a code until the code is shown. */
  pairingBytes: 36 * bytesPerKb,
  /** What `pairing()` adds before the click. */
  pairingBytesBeforeClick: 1 * bytesPerKb,
  /** What `embedded()` adds before the click. */
  embeddedBytesBeforeClick: 2 * bytesPerKb,
  /** What each family besides EVM adds before the click. */
  familyBytesBeforeClick: 1.25 * bytesPerKb,
  /** What a visitor with a wallet of that family loads until the account is shown, without building a transaction. */
  familyBytes: 15 * bytesPerKb,
  /** What a page loads before the click, React included. */
  bytesAtLoad: 77 * bytesPerKb,
  /** What a page without a bundler loads before the first sign of a press, and until the modal is open with React. */
  plainBytesBeforeIntent: 15 * bytesPerKb,
  plainBytesToOpen: 115 * bytesPerKb,
  /** How many times as long as the bare dialog the modal may take to its first frame, and until it can be read. */
  firstFrameRatio: 3,
  readableRatio: 2.8,
  /** From the first frame until its text can be read. */
  fadeMs: 60,
  /** How many times as long as on the bare page a wallet may take to connect. */
  connectingRatio: 3,
  /** On a slow phone: from the press, and from the navigation, until the modal can be read. */
  slowOpeningMs: 350,
  slowNavigationMs: 1_600,
  /** The least share of a bare server's throughput that the gateway reaches for a cached answer. */
  gatewayShare: 0.6,
  /** From a request until its explanation is complete, at the 95th percentile on a local node. */
  explainMs: 300,
  /** The code that explains a call with a simulation. */
  explainBytes: 8 * bytesPerKb,
  /** How many times as long the first screen of all wallets may take with a very long list. */
  firstPageRatio: 2,
  /** The longest task allowed while scrolling. */
  longestTaskMs: 50,
  /** The least share of a static page's on-time frames. */
  framesRatio: 0.95,
  /** From publish to delivery over the relay, for 99 of 100 messages. */
  deliveryMs: 50,
  /** The most that the relay's memory may grow between the halves of a load test. */
  relayGrowth: 0.15,
  /** How many times as long as the peer's client ours may take to pair and to get a request answered. */
  pairingRatio: 1,
  /** From the accepted code until the page shows the account of an embedded wallet, at p95. */
  embeddedAccountMs: 1_000,
  /** From the press on Approve in the frame until the page has the signature, at p95. */
  embeddedSignatureMs: 100,
} as const
