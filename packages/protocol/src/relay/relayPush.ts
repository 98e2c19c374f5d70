import { type InferOutput, literal, number, object, optional, string } from 'valibot'
import { relayTopic } from './relayMethods'

/** The relay's call that delivers a message to a client. The client's answer is the acknowledgement. */
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

/** A message as delivered by a relay. */
export type RelayPush = InferOutput<typeof relayPush>['params']
