import { maxLength, number, object, optional, picklist, pipe, record, string, unknown, uuid } from 'valibot'
import { defineCall } from '../http/defineCall'

/** [EVT-1] Reports an event in the modal, for sites with analytics on. */
export const postEvent = /* @__PURE__ */ defineCall({
  name: 'postEvent',
  method: 'POST',
  path: '/e',
  body: object({
    eventId: pipe(string(), uuid()),
    url: pipe(string(), maxLength(2000)),
    domain: pipe(string(), maxLength(255)),
    timestamp: number(),
    props: object({
      type: picklist(['track', 'error']),
      event: pipe(string(), maxLength(100)),
      properties: optional(record(pipe(string(), maxLength(100)), unknown())),
      address: optional(pipe(string(), maxLength(200))),
    }),
  }),
  output: object({ status: string() }),
})
