import { object } from 'valibot'
import { defineCall } from '../../http/defineCall'
import { postExportOptions } from './postExportOptions'

/** Starts to save a recovery file: how the visitor confirms that it's them. */
export const postRecoveryFileOptions = /* @__PURE__ */ defineCall({
  name: 'postRecoveryFileOptions',
  method: 'POST',
  path: '/v1/recovery-file/options',
  body: object({}),
  output: postExportOptions.output,
})
