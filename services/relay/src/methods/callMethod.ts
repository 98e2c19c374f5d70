import { type RelayMethod, type RelayParams, relayErrors, relayMethods, relayTags } from '@latchkey/protocol'
import { type GenericSchema, safeParse } from 'valibot'
import { refusedCall } from '../errors'
import type { StoredMessage } from '../store/RelayStore'
import type { Caller } from './Caller'
import { publish } from './publish'
import { subscribe } from './subscribe'
import { subscribeMany } from './subscribeMany'

/** Each returns the result of its call. */
type Handlers = {
  readonly [Method in RelayMethod]: (caller: Caller, params: RelayParams<Method>) => Promise<unknown>
}

/** How many messages one fetch returns. */
const page = 100
const { wc_sessionPropose: propose, wc_sessionSettle: settle } = relayTags

const handlers: Handlers = {
  irn_subscribe: (caller, { topic }) => subscribe(caller, topic),
  irn_subscribeBlocking: (caller, { topic }) => subscribe(caller, topic),
  async irn_batchSubscribe(caller, { topics }) {
    const { answers, isRefused } = await subscribeMany(caller, topics)
    // A list of ids can't say which of them failed.
    if (isRefused) throw refusedCall({ name: 'SubscriberLimitExceeded' })
    return answers.map(({ id }) => id)
  },
  async irn_batchSubscribeBlocking(caller, { topics }) {
    const { answers } = await subscribeMany(caller, topics)
    const error = { ...relayErrors.SubscriberLimitExceeded, data: 'SubscriberLimitExceeded' }
    return answers.map(({ id, isFull }) => (isFull ? { error } : { id }))
  },
  irn_unsubscribe: (caller, { topic }) => unsubscribe(caller, [topic]),
  irn_batchUnsubscribe: (caller, { subscriptions }) =>
    unsubscribe(
      caller,
      subscriptions.map(({ topic }) => topic),
    ),
  async irn_publish(caller, params) {
    await publish(caller, [params])
    return true
  },
  async irn_batchPublish(caller, { messages }) {
    await publish(caller, messages)
    return true
  },
  irn_fetchMessages: (caller, { topic }) => fetchMail(caller, [topic]),
  irn_batchFetchMessages: (caller, { topics }) => fetchMail(caller, topics),
  // For servers that get messages by webhook, which this relay doesn't offer.
  irn_batchReceive: async () => true,
  async wc_createTopic(caller, { topic }) {
    await subscribe(caller, topic)
    return true
  },
  async wc_proposeSession(caller, { pairingTopic, sessionProposal: message, ttl, attestation }) {
    await subscribe(caller, pairingTopic)
    const { request } = propose
    const proposal = { topic: pairingTopic, message, ...request, ttl: ttl ?? request.ttl, attestation }
    await publish(caller, [proposal])
    return true
  },
  async wc_approveSession(caller, params) {
    const { pairingTopic, sessionTopic, ttl, sessionProposalResponse, sessionSettlementRequest } = params
    await subscribe(caller, sessionTopic)
    const { response } = propose
    const { request } = settle
    await publish(caller, [
      {
        topic: pairingTopic,
        message: sessionProposalResponse,
        tag: response.tag,
        ttl: ttl ?? response.ttl,
      },
      {
        topic: sessionTopic,
        message: sessionSettlementRequest,
        tag: request.tag,
        ttl: ttl ?? request.ttl,
      },
    ])
    return true
  },
}

/** Runs a call, and returns its result. @throws refusedCall */
export async function callMethod(caller: Caller, named: string, params: unknown): Promise<unknown> {
  const name = named.replace(/^iridium_/, 'irn_')
  // A property that every object has is not a method.
  if (!Object.hasOwn(handlers, name)) throw refusedCall({ name: 'InvalidMethod' })
  const method = name as RelayMethod
  const handle = handlers[method] as (caller: Caller, params: unknown) => Promise<unknown>
  return handle(caller, checked(relayMethods[method], params))
}

function checked(schema: GenericSchema, params: unknown): unknown {
  const result = safeParse(schema, params, { abortEarly: true })
  if (result.success) return result.output
  // The schemas name a specific reason where there is one.
  const told = result.issues[0].message
  throw refusedCall({ name: Object.hasOwn(relayErrors, told) ? told : 'InvalidParams' })
}

async function unsubscribe({ connection, delivery, store, now }: Caller, topics: string[]): Promise<true> {
  await store.unsubscribe(connection.client, topics, now())
  delivery.forget(connection.client, topics)
  return true
}

async function fetchMail({ connection, store, now }: Caller, topics: string[]): Promise<unknown> {
  const { messages, hasMore } = await store.takeMail(connection.client, topics, page, now())
  return { messages: messages.map(toWire), hasMore }
}

function toWire({ topic, message, publishedAt, tag }: StoredMessage) {
  return { topic, message, publishedAt, tag, attestation: '' }
}
