import { defineError } from '@latchkey/protocol'

/** A start option of the demo is invalid. */
export const invalidSetting = /* @__PURE__ */ defineError(
  'demo/invalid-setting',
  'Invalid setting {name}: {reason}',
)

/** The build failed. The message carries its output. */
export const buildFailed = /* @__PURE__ */ defineError(
  'demo/build-failed',
  'Could not build the site: {output}',
)

/** The folder holds no built site. */
export const siteMissing = /* @__PURE__ */ defineError('demo/site-missing', 'No built site in {directory}')

/** The port is taken or can't be used. */
export const cannotListen = /* @__PURE__ */ defineError(
  'demo/cannot-listen',
  'Could not listen on {host} port {port}',
)

/** A component was rendered outside the playground. */
export const noPlayground = /* @__PURE__ */ defineError(
  'demo/no-playground',
  'This component needs a playground around it',
)

/** The page can't verify this kind of signature. */
export const cannotVerify = /* @__PURE__ */ defineError(
  'demo/cannot-verify',
  'Signed, but this page can’t verify signatures of {address}',
)

/** The connected wallet or its family can't send from this page. */
export const cannotSend = /* @__PURE__ */ defineError(
  'demo/cannot-send',
  'The connected wallet can’t send on {network} from here',
)
