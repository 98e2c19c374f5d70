import { object } from 'valibot'
import { defineCall } from '../../http/defineCall'
import { postExportOptions } from './postExportOptions'

/** Asks for a touch of a passkey before something is signed. The options are null for a wallet without one. */
export const postStepUpOptions = /* @__PURE__ */ defineCall({
  name: 'postStepUpOptions',
  method: 'POST',
  path: '/v1/step-up/options',
  body: object({}),
  output: postExportOptions.output,
})
