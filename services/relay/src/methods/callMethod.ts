import { type RelayMethod, type RelayParams, relayErrors, relayMethods, relayTags } from '@latchkey/protocol'
import { type GenericSchema, safeParse } from 'valibot'
import { refusedCall } from '../errors'
import type { StoredMessage } from '../store/RelayStore'
import type { Answer, Caller } from './Caller'
import { publish } from './publish'
import { subscribe } from './subscribe'
import { subscribeMany } from './subscribeMany'

type Handlers = {
  readonly [Method in RelayMethod]: (caller: Caller, params: RelayParams<Method>) => Promise<Answer>
}

/** How many messages one fetch returns. */
const page = 100
const done: Answer = { result: true }
const { wc_sessionPropose: propose, wc_sessionSettle: settle } = relayTags

const handlers: Handlers = {
  irn_subscribe: (caller, { topic }) => subscribe(caller, topic),
  irn_subscribeBlocking: (caller, { topic }) => subscribe(caller, topic),
  async irn_batchSubscribe(caller, { topics }) {
    const { answers, afterwards } = await subscribeMany(caller, topics)
    return { result: answers.map(({ id }) => id), afterwards }
  },
  async irn_batchSubscribeBlocking(caller, { topics }) {
    const { answers, afterwards } = await subscribeMany(caller, topics)
    const error = { ...relayErrors.SubscriberLimitExceeded, data: 'SubscriberLimitExceeded' }
    return { result: answers.map(({ id, isFull }) => (isFull ? { error } : { id })), afterwards }
  },
  irn_unsubscribe: (caller, { topic }) => unsubscribe(caller, [topic]),
  irn_batchUnsubscribe: (caller, { subscriptions }) =>
    unsubscribe(
      caller,
      subscriptions.map(({ topic }) => topic),
    ),
  async irn_publish(caller, params) {
    await publish(caller, params)
    return done
  },
  async irn_batchPublish(caller, { messages }) {
    for (const message of messages) await publish(caller, message)
    return done
  },
  irn_fetchMessages: (caller, { topic }) => fetchMail(caller, [topic]),
  irn_batchFetchMessages: (caller, { topics }) => fetchMail(caller, topics),
  // For servers that get messages by webhook, which this relay doesn't offer.
  irn_batchReceive: async () => done,
  async wc_createTopic(caller, { topic }) {
    return { ...(await subscribe(caller, topic)), result: true }
  },
  async wc_proposeSession(caller, { pairingTopic, sessionProposal: message, ttl, attestation }) {
    const answer = await subscribe(caller, pairingTopic)
    const { request } = propose
    await publish(caller, { topic: pairingTopic, message, ...request, ttl: ttl ?? request.ttl, attestation })
    return { ...answer, result: true }
  },
  async wc_approveSession(caller, params) {
    const { pairingTopic, sessionTopic, ttl, sessionProposalResponse, sessionSettlementRequest } = params
    const answer = await subscribe(caller, sessionTopic)
    const { response } = propose
    const { request } = settle
    await publish(caller, {
      topic: pairingTopic,
      message: sessionProposalResponse,
      tag: response.tag,
      ttl: ttl ?? response.ttl,
    })
    await publish(caller, {
      topic: sessionTopic,
      message: sessionSettlementRequest,
      tag: request.tag,
      ttl: ttl ?? request.ttl,
    })
    return { ...answer, result: true }
  },
}

/** Answers a call. @throws refusedCall */
export async function callMethod(caller: Caller, named: string, params: unknown): Promise<Answer> {
  const name = named.replace(/^iridium_/, 'irn_')
  // A property that every object has is not a method.
  if (!Object.hasOwn(handlers, name)) throw refusedCall({ name: 'InvalidMethod' })
  const method = name as RelayMethod
  const handle = handlers[method] as (caller: Caller, params: unknown) => Promise<Answer>
  return handle(caller, checked(relayMethods[method], params))
}

function checked(schema: GenericSchema, params: unknown): unknown {
  const result = safeParse(schema, params, { abortEarly: true })
  if (result.success) return result.output
  // The schemas name a specific reason where there is one.
  const told = result.issues[0].message
  throw refusedCall({ name: Object.hasOwn(relayErrors, told) ? told : 'InvalidParams' })
}

async function unsubscribe({ connection, delivery, store, now }: Caller, topics: string[]): Promise<Answer> {
  await store.unsubscribe(connection.client, topics, now())
  delivery.forget(connection.client, topics)
  return done
}

async function fetchMail({ connection, store, now }: Caller, topics: string[]): Promise<Answer> {
  const { messages, hasMore } = await store.takeMail(connection.client, topics, page, now())
  return { result: { messages: messages.map(toWire), hasMore } }
}

function toWire({ topic, message, publishedAt, tag }: StoredMessage) {
  return { topic, message, publishedAt, tag, attestation: '' }
}
