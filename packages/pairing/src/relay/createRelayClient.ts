import { relayUnreachable } from '@latchkey/protocol'
import { clientIdOf } from '../crypto/clientIdOf'
import { signRelayToken } from '../crypto/signRelayToken'
import { createEmitter } from '../message/createEmitter'
import { createInbox } from './createInbox'
import { createLink, type Link } from './createLink'
import { createTasks } from './createTasks'
import { createTopics } from './createTopics'
import { fetchMissed } from './fetchMissed'
import { onPageReturn, type RelayPage } from './onPageReturn'
import { openBrowserSocket } from './openBrowserSocket'
import type { Line, RelayAnswer, RelayPush } from './openLine'
import type { PublishOptions, Relay, RelayStatus } from './Relay'
import type { RelayPorts } from './RelayPorts'

/** Options of the relay client. */
export type RelayClientOptions = Omit<RelayPorts, 'openSocket'> &
  Partial<Pick<RelayPorts, 'openSocket'>> & {
    /** Tried in this order. */
    readonly urls: readonly string[]
    readonly projectId: string
    /** The client's Ed25519 seed as 64 hex digits. */
    readonly seed: string
    readonly page?: RelayPage
  }

/** How long to wait for the relay before the caller gets an error; a visitor is waiting for a proposal. */
const publishPatienceMs = 60_000
const subscribePatienceMs = 20_000
/** By then a relay has delivered stored messages on its own, or is less busy. */
const afterwardsMs = 3_000

/** Tags of messages that a wallet would check at a verification service without an attestation. */
const attestedTags = [1100, 1108, 1116]
const noAttestation = (tag: number) => (attestedTags.includes(tag) ? { attestation: '' } : {})

/** Creates a relay client. It opens no socket before its first use. */
export function createRelayClient(options: RelayClientOptions): Relay {
  const { urls, projectId, seed, page } = options
  const ports: RelayPorts = { ...options, openSocket: options.openSocket ?? openBrowserSocket }
  const subject = Array.from({ length: 64 }, () => Math.floor(ports.random() * 16).toString(16)).join('')
  const topics = createTopics(clientIdOf(seed))
  const inbox = createInbox()
  const events = createEmitter<{ status: RelayStatus }>()
  const tasks = createTasks(ports, () => link)
  const limit = () => link.replyLimitMs()

  const receive = (push: RelayPush) => inbox.receive(push, topics.has(push.message.topic))
  /** Relays may forget subscriptions with each socket, so subscribe again on each connection. */
  const resume = async (line: Line) => {
    const all = topics.resumable()
    if (all.length === 0) return
    const { kind } = await topics.ensure(line, all, limit())
    if (kind === 'late') return link.abandon(line)
    const next = () =>
      kind === 'result'
        ? fetchMissed(line, all, (message) => receive({ message, acknowledge: () => undefined }))
        : resume(line)
    ports.setTimer(() => (link.line() === line ? void next() : undefined), afterwardsMs)
  }
  const link: Link = createLink(ports, urls, toAddress, {
    isNeeded: () => tasks.count() > 0 || topics.count() > 0,
    up(line) {
      inbox.lineUp()
      void resume(line)
      void topics.tellDropped(line, limit())
      tasks.runAll(line)
    },
    pushed: receive,
    refused: (error) => tasks.failAll(error),
    status: (status) => events.emit('status', status),
    async check(line, limitMs) {
      const topic = topics.first()
      // Without topics this asks for an empty list; the relay's error is an answer too.
      const answer = topic
        ? await line.request('irn_subscribe', { topic }, limitMs)
        : await line.request('irn_batchSubscribe', { topics: [] }, limitMs)
      return answer.kind === 'result' || answer.kind === 'fault'
    },
  })
  function toAddress(url: string): string {
    const issuedAt = Math.floor(ports.now() / 1000)
    return toSocketUrl(url, projectId, signRelayToken({ seed, subject, audience: url, issuedAt }))
  }

  const sendPublish = (line: Line, topic: string, message: string, { ttl, tag, prompt }: PublishOptions) =>
    line.request(
      'irn_publish',
      { topic, message, ttl, tag, ...(prompt === undefined ? {} : { prompt }), ...noAttestation(tag) },
      limit(),
    )
  /** One call if the relay supports it, else the two equivalent ones. */
  const createProposal = (topic: string, proposal: string, published: PublishOptions) => {
    let isKnown = true
    const params = { pairingTopic: topic, sessionProposal: proposal, ttl: published.ttl, attestation: '' }
    return async (line: Line): Promise<RelayAnswer> => {
      const answer = isKnown ? await line.request('wc_proposeSession', params, limit()) : null
      if (answer?.kind === 'result') topics.said(topic, line)
      // No answer may mean that the relay doesn't know the method.
      if (answer?.kind === 'fault' || answer?.kind === 'late') isKnown = false
      if (answer && answer.kind !== 'fault') return answer
      topics.said(topic, null)
      const subscribed = await topics.ensure(line, [topic], limit())
      return subscribed.kind === 'result' ? sendPublish(line, topic, proposal, published) : subscribed
    }
  }
  const stopFollowing = onPageReturn(page, () => link.resume())

  return {
    publish: (topic, message, published) =>
      tasks.add({
        run: (line) => sendPublish(line, topic, message, published),
        patienceMs: publishPatienceMs,
        signal: published.signal,
        queue: topic,
      }),
    async propose(topic, proposal, published) {
      topics.want([topic], true)
      const run = createProposal(topic, proposal, published)
      try {
        await tasks.add({ run, patienceMs: subscribePatienceMs, signal: published.signal })
      } catch (error) {
        topics.drop(topic)
        link.rest()
        throw error
      }
    },
    async subscribe(asked) {
      if (asked.length === 0) return
      topics.want(asked)
      await tasks.add({
        run: (line) => topics.ensure(line, asked, limit()),
        patienceMs: subscribePatienceMs,
      })
    },
    async unsubscribe(topic) {
      topics.drop(topic)
      inbox.forget(topic)
      const line = link.line()
      if (line) await topics.tellDropped(line, limit())
      link.rest()
    },
    onMessage: inbox.onMessage,
    onStatus: (listener) => events.on('status', listener),
    async close() {
      stopFollowing()
      link.close()
      tasks.failAll(relayUnreachable())
    },
  }
}

/** Builds the socket URL from the site's URL and the client's identity. Keeps an existing query. */
function toSocketUrl(relayUrl: string, projectId: string, token: string): string {
  const url = new URL(relayUrl)
  url.searchParams.set('auth', token)
  url.searchParams.set('projectId', projectId)
  // For the relay's statistics; reveals nothing about the device.
  url.searchParams.set('ua', 'wc-2/js-latchkey/browser')
  // A browser can't see the status of a rejected upgrade, but it sees a close frame.
  url.searchParams.set('useOnCloseEvent', 'true')
  return url.href
}
