/** One KB here is 1000 bytes, the stricter of the two readings. */
export const bytesPerKb = 1000

/** What the modal may cost a page at most; sizes are gzip bytes of JavaScript. */
export const budgets = {
  /** Requests before the click for anything but the page's own files. */
  requestsBeforeClick: 0,
  /** On top of React, ReactDOM and the site's own lines. */
  bytesBeforeClick: 10 * bytesPerKb,
  bytesToOpen: 25 * bytesPerKb,
  /** From the click on a wallet until the account is shown with its balance. */
  bytesToConnect: 25 * bytesPerKb,
  /** The pairing client with its cryptography, from the press for a code until the code is shown. */
  pairingBytes: 35 * bytesPerKb,
  /** What a site that lists `pairing()` loads more before the click. */
  pairingBytesBeforeClick: 1 * bytesPerKb,
  /** What each family beside EVM that a site lists loads more before the click. */
  familyBytesBeforeClick: 0.7 * bytesPerKb,
  /** What a visitor with a wallet of such a family loads for it until the account is shown; building a transaction is not in it. */
  familyBytes: 15 * bytesPerKb,
  /** How many times as long as the bare dialog the modal may take to be painted. */
  openingRatio: 2,
  /** The least part of a bare server's throughput that the gateway reaches where it has the answer already. */
  gatewayShare: 0.6,
  /** How many times as long the first screen of all wallets may take where there are very many. */
  firstPageRatio: 2,
  /** No task of a page that is scrolled through them may take longer. */
  longestTaskMs: 50,
  /** The least part of the frames in time that a static page has. */
  framesRatio: 0.95,
  /** From a publish to its delivery over the relay, for 99 of 100 messages. */
  deliveryMs: 50,
  /** The most by which the relay's memory may grow from the first half of a load to the second. */
  relayGrowth: 0.15,
  /** How many times as long as the peer's client ours may take to pair and to have a request answered. */
  pairingRatio: 1,
} as const
