import { defineError } from './defineError'

/** [SND-1] Sending on an EVM chain failed. */
export const sendFailed = /* @__PURE__ */ defineError('send/failed', 'Something went wrong', {
  seenBy: 'visitor',
})

/** [SND-2] Sending on Solana failed. */
export const solanaSendFailed = /* @__PURE__ */ defineError(
  'send/solana-failed',
  'Failed to send transaction. Please try again.',
  { seenBy: 'visitor' },
)

/** [SND-2] The amount or the receiver is missing. */
export const sendIncomplete = /* @__PURE__ */ defineError(
  'send/incomplete',
  'Please enter a valid amount and receiver address',
  { seenBy: 'visitor' },
)

/** [SND-3] Sending is for EVM and Solana only. */
export const sendUnsupportedChain = /* @__PURE__ */ defineError(
  'send/unsupported-chain',
  'Unsupported chain',
  { seenBy: 'visitor' },
)

/** The receiver isn't an address or a name. */
export const receiverInvalid = /* @__PURE__ */ defineError(
  'send/receiver-invalid',
  "This isn't an address or a name",
  { seenBy: 'visitor' },
)

/** The address has a wrong checksum. */
export const receiverMistyped = /* @__PURE__ */ defineError(
  'send/receiver-mistyped',
  'The address has a typing mistake. Copy it again.',
  { seenBy: 'visitor' },
)

/** The receiver is an address of another family, given by its namespace. */
export const receiverOtherFamily = /* @__PURE__ */ defineError(
  'send/receiver-other-family',
  'This is an address of another kind of network ({family})',
  { seenBy: 'visitor' },
)

/** The receiver is an address of another network of the family, given by its CAIP-2 id or its name. */
export const receiverOtherNetwork = /* @__PURE__ */ defineError(
  'send/receiver-other-network',
  'This address is for another network ({network})',
  { seenBy: 'visitor' },
)

/** The receiver is the contract of a token: what is sent there is lost. */
export const receiverIsToken = /* @__PURE__ */ defineError(
  'send/receiver-is-token',
  'This is the contract of a token. Anything sent there is lost.',
  { seenBy: 'visitor' },
)

/** Nobody has the key of the receiver. */
export const receiverBurns = /* @__PURE__ */ defineError(
  'send/receiver-burns',
  'Nobody owns this address. Anything sent there is lost.',
  { seenBy: 'visitor' },
)

/** The receiver belongs to a program, so nobody may be able to move what is sent there. */
export const receiverIsProgram = /* @__PURE__ */ defineError(
  'send/receiver-is-program',
  'This address belongs to a program, not to a person. Anything sent there may be lost.',
  { seenBy: 'visitor' },
)

/** The receiver is an account that holds one token, on Solana. `owner` is the wallet that it belongs to. */
export const receiverIsTokenAccount = /* @__PURE__ */ defineError(
  'send/receiver-is-token-account',
  'This is a token account. Use the address of the wallet that owns it: {owner}',
  { seenBy: 'visitor' },
)

/** The receiver looks like a trusted address but is another one. `like` is the trusted one. */
export const receiverLookAlike = /* @__PURE__ */ defineError(
  'send/receiver-look-alike',
  'This address looks like {like} but is another one. Compare them first.',
  { seenBy: 'visitor' },
)

/** The name has no address. */
export const receiverUnnamed = /* @__PURE__ */ defineError(
  'send/receiver-unnamed',
  '{name} has no address on this network',
  { seenBy: 'visitor' },
)

/** The name stands for another address than the one shown before. */
export const receiverMoved = /* @__PURE__ */ defineError(
  'send/receiver-moved',
  '{name} now has another address. Check it before you send.',
  { seenBy: 'visitor' },
)

/** The visitor's account or network changed after they pressed send. The wallet wasn't asked. */
export const senderChanged = /* @__PURE__ */ defineError(
  'send/sender-changed',
  'Your account or network changed. Nothing was sent.',
  { seenBy: 'visitor' },
)

/** The account has less than it should send. */
export const sendShortOfFunds = /* @__PURE__ */ defineError(
  'send/short-of-funds',
  "The account doesn't have this much",
  { seenBy: 'visitor' },
)

/** [SND-4] The account can't pay the network fee. */
export const sendShortOfGas = /* @__PURE__ */ defineError(
  'send/short-of-gas',
  "The account can't pay the network fee",
  { seenBy: 'visitor' },
)

/** The receiver would have less than the chain demands. `least` is an amount with its symbol. */
export const sendTooLittle = /* @__PURE__ */ defineError(
  'send/too-little',
  'The receiver needs at least {least}',
  { seenBy: 'visitor' },
)

/** The account would have less than the chain demands. `least` is an amount with its symbol. */
export const sendLeavesTooLittle = /* @__PURE__ */ defineError(
  'send/leaves-too-little',
  'Leave at least {least} in the account, or send all of it',
  { seenBy: 'visitor' },
)

/** The receiver demands a note. */
export const memoRequired = /* @__PURE__ */ defineError(
  'send/memo-required',
  'The receiver only takes transfers with a memo',
  { seenBy: 'visitor' },
)

/** The chain would not carry out the transfer. */
export const transferRefused = /* @__PURE__ */ defineError(
  'send/refused',
  'This transfer would fail. The token or the receiver does not allow it.',
  { seenBy: 'visitor' },
)

/** The contract isn't a token, or its answers can't be read. */
export const assetUnreadable = /* @__PURE__ */ defineError(
  'send/asset-unreadable',
  "Can't read the token {token}",
  { seenBy: 'visitor' },
)

/** [ACC-9] Too many transactions are waiting. */
export const tooManyPending = /* @__PURE__ */ defineError(
  'send/too-many-pending',
  'Wait until one of your {count} pending transactions ends',
  { seenBy: 'visitor' },
)

/** A payment link that can't be used. */
export const paymentLinkInvalid = /* @__PURE__ */ defineError(
  'send/link-invalid',
  "This payment link can't be used: {reason}",
  { seenBy: 'visitor' },
)

/** A file of addresses that can't be read. */
export const addressBookInvalid = /* @__PURE__ */ defineError(
  'send/address-book-invalid',
  'This is not an address book: {reason}',
  { seenBy: 'visitor' },
)
