import {
  array,
  boolean,
  email,
  type InferOutput,
  maxLength,
  nullish,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  union,
} from 'valibot'

const text = () => pipe(string(), maxLength(200))

/** An e-mail address, at most as long as the standard of mail allows. */
export const emailAddress = /* @__PURE__ */ pipe(string(), maxLength(254), email())

/** A network in a message: a number for EVM chains, else the CAIP-2 id. */
export const frameChainId = /* @__PURE__ */ union([/* @__PURE__ */ text(), /* @__PURE__ */ number()])

/** The types of account that an embedded wallet can have. */
export const frameAccountType = /* @__PURE__ */ picklist(['eoa', 'smartAccount'])

const accounts = () =>
  optional(pipe(array(object({ address: text(), type: frameAccountType })), maxLength(20)))

/** [FRM-18] The visitor, as the frame reports them to the page. */
export const frameUser = /* @__PURE__ */ object({
  email: nullish(emailAddress),
  address: text(),
  chainId: frameChainId,
  smartAccountDeployed: optional(boolean()),
  accounts: accounts(),
  preferredAccountType: optional(text()),
})

/** [FRM-6] The visitor after a social login. */
export const frameSocialUser = /* @__PURE__ */ object({
  email: nullish(text()),
  address: text(),
  chainId: frameChainId,
  accounts: accounts(),
  userName: nullish(text()),
})

/** [FRM-18] The visitor, as the frame reports them to the page. */
export type FrameUser = InferOutput<typeof frameUser>

/** [FRM-13] A type of account that an embedded wallet can have. */
export type FrameAccountType = InferOutput<typeof frameAccountType>

/** [FRM-6] The visitor after a social login. */
export type FrameSocialUser = InferOutput<typeof frameSocialUser>
