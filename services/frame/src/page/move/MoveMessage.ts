import { bytes, walletAddresses, webOrigin } from '@latchkey/protocol'
import { type InferOutput, literal, object, variant } from 'valibot'

const mark = { latchkey: literal('move'), v: literal(1) } as const

/** What two frames say to each other while a wallet moves, in this order. */
export const moveMessage = /* @__PURE__ */ (() =>
  variant('step', [
    /** The old frame has loaded. */
    object({ ...mark, step: literal('ready') }),
    /** The new frame promises a key that it shows later, so nobody in between can choose one to fit the digits. */
    object({ ...mark, step: literal('ask'), origin: webOrigin, promise: bytes(32) }),
    /** The old frame shows its own key. */
    object({ ...mark, step: literal('answer'), origin: webOrigin, publicKey: bytes(65), nonce: bytes(16) }),
    /** The new frame shows the key that it promised. Both now know the digits. */
    object({ ...mark, step: literal('reveal'), publicKey: bytes(65), nonce: bytes(16) }),
    /** The wallet, once the visitor has compared the digits in the old frame. */
    object({ ...mark, step: literal('wallet'), sealed: bytes(16, 400), addresses: walletAddresses }),
    /** The new frame has stored the wallet. */
    object({ ...mark, step: literal('stored') }),
    /** One of them gives up. */
    object({ ...mark, step: literal('stop') }),
  ]))()

/** What two frames say to each other while a wallet moves. */
export type MoveMessage = InferOutput<typeof moveMessage>

/** The name of a step. */
export type MoveStep = MoveMessage['step']

/** A message of one step. */
export type MessageOf<Step extends MoveStep> = Extract<MoveMessage, { readonly step: Step }>

/** The fields of every message. */
export const moveMark = { latchkey: 'move', v: 1 } as const
