import { defineError } from '@latchkey/protocol'

/** A message of a move that doesn't match its schema, or the step before it. */
export const moveMessageInvalid = /* @__PURE__ */ defineError(
  'move/message-invalid',
  'The message of the other provider is invalid: {what}',
)

/** A message of a move that came a second time, or before its turn. */
export const moveOutOfTurn = /* @__PURE__ */ defineError(
  'move/out-of-turn',
  'The message of the other provider came out of turn',
)

/** The other window isn't of the provider it says. */
export const moveOriginWrong = /* @__PURE__ */ defineError(
  'move/origin-wrong',
  'The message comes from {origin}',
)

/** The key that was shown isn't the one that was promised before. */
export const movePromiseBroken = /* @__PURE__ */ defineError(
  'move/promise-broken',
  'The key of the other provider has changed',
)

/** What arrived isn't the wallet it is said to be. */
export const moveWalletWrong = /* @__PURE__ */ defineError(
  'move/wallet-wrong',
  'The keys do not belong to these accounts',
)

/** The other window gave the move up. */
export const moveStopped = /* @__PURE__ */ defineError('move/stopped', 'The other provider stopped the move')
