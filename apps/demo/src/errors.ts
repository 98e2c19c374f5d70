import { defineError } from '@latchkey/protocol'

/** A setting that the demo was started with can't be used. */
export const invalidSetting = /* @__PURE__ */ defineError(
  'demo/invalid-setting',
  'The setting {name} can not be used: {reason}',
)

/** The site could not be built; what the builder printed is told. */
export const buildFailed = /* @__PURE__ */ defineError(
  'demo/build-failed',
  'The site could not be built: {output}',
)

/** There is nothing to serve where a built site was expected. */
export const siteMissing = /* @__PURE__ */ defineError(
  'demo/site-missing',
  'There is no built site in {directory}',
)

/** The site could not listen, mostly because something else does already. */
export const cannotListen = /* @__PURE__ */ defineError(
  'demo/cannot-listen',
  'The site can not listen on {host} port {port}',
)

/** A component of the page that stands outside of it. */
export const noPlayground = /* @__PURE__ */ defineError(
  'demo/no-playground',
  'This part of the demo needs a playground around it',
)

/** A signature that this page does not know how to check. */
export const cannotVerify = /* @__PURE__ */ defineError(
  'demo/cannot-verify',
  'Signed, but this page can not check signatures of {address}',
)

/** The connected wallet, or its family of chains, has no way to send from here. */
export const cannotSend = /* @__PURE__ */ defineError(
  'demo/cannot-send',
  'The connected wallet can not send on {network} from here',
)
