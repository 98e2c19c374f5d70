import { object, pipe, regex, string, uuid } from 'valibot'
import { defineCall } from '../http/defineCall'

/** What the wallet gave the site for a smart session that is in force. */
export const getSmartSessionContext = /* @__PURE__ */ defineCall({
  name: 'getSmartSessionContext',
  method: 'GET',
  path: '/v1/sessions/{address}/getcontext',
  query: object({ pci: pipe(string(), uuid()) }),
  output: object({ context: pipe(string(), regex(/^0x[0-9a-f]*$/i)) }),
})
