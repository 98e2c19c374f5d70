import { sponsorReasons } from '@latchkey/protocol'
import {
  boolean,
  type InferOutput,
  literal,
  maxLength,
  object,
  optional,
  picklist,
  pipe,
  string,
  unknown,
} from 'valibot'

const text = (most = 300) => pipe(string(), maxLength(most))

/** A request on its way from the frame to a window, as the window checks it. */
export const windowRequest = /* @__PURE__ */ (() =>
  object({
    v: literal(1),
    projectId: text(),
    payment: object({
      payer: picklist(['account', 'operator']),
      refusal: optional(picklist(sponsorReasons)),
      isUpgrade: optional(boolean()),
      isCancel: optional(boolean()),
    }),
    /** Whether the visitor touches a passkey before they approve. */
    isStepUp: optional(boolean()),
    look: object({ themeMode: optional(picklist(['light', 'dark'])), locale: optional(text(35)) }),
    request: object({
      id: text(),
      origin: text(),
      method: text(),
      params: unknown(),
      account: text(),
      chainId: text(64),
    }),
  }))()

/** A request on its way from the frame to a window. */
export type WindowRequest = InferOutput<typeof windowRequest>
