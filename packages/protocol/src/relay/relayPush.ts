import { type InferOutput, literal, number, object, optional, string } from 'valibot'
import { relayTopic } from './relayTopic'

/** What a relay calls on its clients when a message is there for them; their answer is the acknowledgement. */
export const relayPush = /* @__PURE__ */ object({
  method: literal('irn_subscription'),
  params: object({
    id: string(),
    data: object({
      topic: relayTopic,
      message: string(),
      /** Milliseconds since 1970. */
      publishedAt: number(),
      tag: number(),
      attestation: optional(string()),
    }),
  }),
})

/** A message as a relay hands it over. */
export type RelayPush = InferOutput<typeof relayPush>['params']
