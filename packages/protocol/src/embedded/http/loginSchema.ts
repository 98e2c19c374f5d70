import {
  array,
  boolean,
  type InferOutput,
  integer,
  maxLength,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  uuid,
} from 'valibot'
import { bytes } from '../bytes'
import { slotKinds } from '../slotKinds'

const text = (most = 300) => pipe(string(), maxLength(most))

/** An id that the login server gave. */
export const frameId = /* @__PURE__ */ pipe(string(), /* @__PURE__ */ uuid())

/** The addresses of a wallet, by family. */
export const walletAddresses = /* @__PURE__ */ object({ eip155: text(42), solana: text(44) })

/** A slot as the server keeps it: it can't be opened with this alone. */
export const slotSchema = /* @__PURE__ */ object({
  slotId: frameId,
  kind: picklist(slotKinds),
  sealed: bytes(32, 400),
  /** What the visitor calls it, such as the name of a passkey. */
  label: text(),
  /** Milliseconds since 1970. */
  createdAt: number(),
  isThisDevice: boolean(),
})

/** Above how many US dollars the visitor is asked for a passkey again; null for never. */
export const stepUpLimit = /* @__PURE__ */ (() =>
  nullable(pipe(number(), integer(), minValue(0), maxValue(1_000_000_000))))()

/** What the page of the frame knows once someone is signed in. */
export const frameAccount = /* @__PURE__ */ (() =>
  object({
    user: object({ id: frameId, email: nullable(text()), userName: nullable(text()) }),
    device: object({ id: frameId }),
    /** Milliseconds since 1970. */
    expiresAt: number(),
    /** Whether the operator keeps a slot that it can open. */
    recovery: picklist(['automatic', 'user']),
    vault: nullable(object({ version: number(), sealed: bytes(16, 40_000), addresses: walletAddresses })),
    slots: pipe(array(slotSchema), maxLength(200)),
    /** Missing from servers that don't know it yet. */
    stepUpAbove: optional(stepUpLimit),
  }))()

/** What a finished login gives: the account, and the token of its session. */
export const frameLogin = /* @__PURE__ */ (() => object({ token: bytes(32), ...frameAccount.entries }))()

/** What the page of the frame knows once someone is signed in. */
export type FrameAccount = InferOutput<typeof frameAccount>

/** What a finished login gives. */
export type FrameLogin = InferOutput<typeof frameLogin>

/** A slot as the server keeps it. */
export type Slot = InferOutput<typeof slotSchema>
