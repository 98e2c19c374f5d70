import {
  array,
  boolean,
  check,
  forward,
  type GenericSchema,
  type InferOutput,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  object,
  optional,
  pipe,
  regex,
  string,
} from 'valibot'
import type { RelayErrorName } from './relayErrors'
import { relayLimits } from './relayLimits'
import { relayTags } from './relayTags'

const invalid = 'InvalidTopic' satisfies RelayErrorName

/** A topic: 64 hex digits, the hash of a key. */
export const relayTopic = /* @__PURE__ */ pipe(string(invalid), regex(/^[0-9a-f]{64}$/, invalid))

/** A failed check names the relay's error reason. */
const because = (name: RelayErrorName): RelayErrorName => name
const many = <Schema extends GenericSchema>(schema: Schema) =>
  pipe(
    array(schema),
    minLength(1, because('BatchEmpty')),
    maxLength(relayLimits.batch, because('BatchLimitExceeded')),
  )
/** Envelopes are base64 of either alphabet, and nothing else. */
const base64 = regex(/^[\w+/=-]+$/)
const sealed = pipe(string(), maxLength(relayLimits.message, because('PayloadSizeExceeded')), base64)
const small = pipe(string(), maxLength(relayLimits.smallMessage, because('PayloadSizeExceeded')), base64)
const attestation = pipe(string(), maxLength(10_000), regex(/^[!-~]*$/))
const ttl = pipe(
  number(),
  integer(),
  minValue(1, because('TtlTooShort')),
  maxValue(relayLimits.ttlSeconds, because('TtlTooLong')),
)
const large: readonly number[] = [
  0,
  relayTags.wc_sessionRequest.request.tag,
  relayTags.wc_sessionRequest.response.tag,
]
const subscription = object({ topic: relayTopic, id: optional(string()) })
const publish = pipe(
  object({
    topic: relayTopic,
    message: sealed,
    ttl: optional(ttl, relayLimits.defaultTtlSeconds),
    tag: optional(pipe(number(), integer(), minValue(0), maxValue(2_147_483_647)), 0),
    prompt: optional(boolean()),
    attestation: optional(attestation),
  }),
  forward(
    check(
      ({ tag, message }) => large.includes(tag) || message.length <= relayLimits.smallMessage,
      because('PayloadSizeExceeded'),
    ),
    ['message'],
  ),
)

/**
 * The parameters of every method that clients call. Unknown fields are dropped on arrival, such as `tvf`, with which
 * some clients reveal details of a request in clear text.
 */
export const relayMethods = {
  irn_subscribe: object({ topic: relayTopic }),
  irn_batchSubscribe: object({ topics: many(relayTopic) }),
  irn_subscribeBlocking: object({ topic: relayTopic }),
  irn_batchSubscribeBlocking: object({ topics: many(relayTopic) }),
  irn_unsubscribe: subscription,
  irn_batchUnsubscribe: object({ subscriptions: many(subscription) }),
  irn_publish: publish,
  irn_batchPublish: object({ messages: many(publish) }),
  irn_fetchMessages: object({ topic: relayTopic }),
  irn_batchFetchMessages: object({ topics: many(relayTopic) }),
  irn_batchReceive: object({
    receipts: many(object({ topic: relayTopic, messageId: pipe(string(), maxLength(128)) })),
  }),
  wc_createTopic: object({ topic: relayTopic }),
  wc_proposeSession: object({
    pairingTopic: relayTopic,
    sessionProposal: small,
    ttl: optional(ttl),
    attestation: optional(attestation),
  }),
  wc_approveSession: object({
    pairingTopic: relayTopic,
    sessionTopic: relayTopic,
    sessionProposalResponse: small,
    sessionSettlementRequest: small,
    ttl: optional(ttl),
  }),
} as const

/** A method that clients call. */
export type RelayMethod = keyof typeof relayMethods

/** The parameters of a method, checked. */
export type RelayParams<Method extends RelayMethod> = InferOutput<(typeof relayMethods)[Method]>
