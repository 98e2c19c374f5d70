import { literal, maxLength, nullish, object, optional, pipe, strictObject, string } from 'valibot'
import { bytes } from '../bytes'

const text = (most: number) => pipe(string(), maxLength(most))

/**
 * The secret of a passkey's PRF arrives in the extension results, so the server takes none: an empty object is all that
 * may be sent.
 */
const base = () => ({
  id: bytes(1, 1_024),
  rawId: bytes(1, 1_024),
  type: literal('public-key'),
  authenticatorAttachment: nullish(text(40)),
  clientExtensionResults: strictObject({}),
})

/** A new passkey's answer, without extension results. */
export const registrationResponse = /* @__PURE__ */ (() =>
  strictObject({
    ...base(),
    response: object({
      clientDataJSON: bytes(1, 8_000),
      attestationObject: bytes(1, 16_000),
    }),
  }))()

/** A passkey's answer to a challenge, without extension results. */
export const authenticationResponse = /* @__PURE__ */ (() =>
  strictObject({
    ...base(),
    response: object({
      clientDataJSON: bytes(1, 8_000),
      authenticatorData: bytes(1, 8_000),
      signature: bytes(1, 2_000),
      userHandle: optional(bytes(1, 200)),
    }),
  }))()
