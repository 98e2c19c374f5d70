import type { RelayParams } from '@latchkey/protocol'
import { refusedCall } from '../errors'
import { messageOverhead } from '../store/StoreBounds'
import type { Caller } from './Caller'

/**
 * Stores messages, and resolves when all of them are on disk; a repeated one is only answered. They are sent once the
 * publisher has its answer: a quick peer's response must not overtake it. @throws refusedCall
 */
export async function publish(
  caller: Caller,
  messages: readonly RelayParams<'irn_publish'>[],
): Promise<void> {
  caller.connection.isPublishing = true
  for (const message of messages) await keep(caller, message)
  await caller.store.flush()
}

async function keep(
  { connection: { owner, afterReply }, delivery, metrics, now, quotas, signal, store }: Caller,
  { topic, message, ttl, tag, attestation = '' }: RelayParams<'irn_publish'>,
): Promise<void> {
  const bytes = message.length + messageOverhead
  if (!(await quotas.hasRoom('bytes', owner, bytes))) {
    metrics.publishes.inc({ tag: metrics.tagOf(tag), outcome: 'full' })
    throw refusedCall({ name: 'MailboxLimitExceeded' })
  }
  const publishedAt = now()
  const sent = { topic, message, tag, publishedAt, attestation }
  const end = metrics.storeSeconds.startTimer({ operation: 'publish' })
  const { client: publisher, address, project } = owner
  const whole = { ...sent, publisher, address, project, expiresAt: publishedAt + ttl * 1_000 }
  let found = await store.publish(whole)
  if (found.outcome === 'full') {
    // Recent acknowledgements may not be stored yet.
    await delivery.settle()
    found = await store.publish(whole)
  }
  end()
  metrics.publishes.inc({ tag: metrics.tagOf(tag), outcome: found.outcome })
  if (found.outcome === 'full') throw refusedCall({ name: 'MailboxLimitExceeded' })
  if (found.outcome === 'known') {
    // The relay that stored it may have ended before it told anybody.
    const { clients } = found
    afterReply.push(() => {
      delivery.wake(clients)
      signal(clients)
    })
    return
  }
  quotas.add('bytes', owner, bytes)
  const { id, clients } = found
  delivery.hold(id)
  // Whatever the answer is: the message is stored, so it goes out.
  afterReply.push(() => {
    delivery.offer({ ...sent, id }, clients)
    signal(clients)
  })
}
