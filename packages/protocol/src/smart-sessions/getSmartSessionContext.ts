import { object, pipe, regex, string, uuid } from 'valibot'
import { defineCall } from '../http/defineCall'

/** Returns what the wallet gave the site for an active smart session. */
export const getSmartSessionContext = /* @__PURE__ */ defineCall({
  name: 'getSmartSessionContext',
  method: 'GET',
  path: '/v1/sessions/{address}/getcontext',
  query: object({ pci: pipe(string(), uuid()) }),
  output: object({ context: pipe(string(), regex(/^0x[0-9a-f]*$/i)) }),
})
