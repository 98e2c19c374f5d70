import { asCount, asText } from './codecs'
import { type Codec, defineItem } from './defineItem'

/** Stores `true` or `false`. */
const asFlag: Codec<boolean> = {
  decode: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
  encode: (value) => `${value}`,
}

/** [HTTP-7] The visitor's email address. */
export const email = /* @__PURE__ */ defineItem({
  key: 'email',
  as: /* @__PURE__ */ asText(),
  initial: undefined,
})

/** [HTTP-7] Whether the visitor signed in to the embedded wallet, so its frame is worth loading. */
export const emailLoginUsed = /* @__PURE__ */ defineItem({
  key: 'email_login_used',
  as: asFlag,
  initial: false,
})

/** [HTTP-7] [FRM-4] When the last email was sent, in milliseconds. */
export const lastEmailLoginTime = /* @__PURE__ */ defineItem({
  key: 'last_email_login_time',
  as: asCount,
  initial: undefined,
})

/** [HTTP-7] The social provider that the visitor is signed in with. */
export const connectedSocial = /* @__PURE__ */ defineItem({
  key: 'connected_social',
  as: /* @__PURE__ */ asText(),
  initial: undefined,
})

/** [HTTP-7] The social provider whose login is still open in another window. */
export const socialProvider = /* @__PURE__ */ defineItem({
  key: 'social_provider',
  as: /* @__PURE__ */ asText(),
  initial: undefined,
})

/** [HTTP-7] The visitor's name at the social provider. */
export const socialUsername = /* @__PURE__ */ defineItem({
  key: 'social_username',
  as: /* @__PURE__ */ asText(),
  initial: undefined,
})
