import type { RelayParams } from '@latchkey/protocol'
import { refusedCall } from '../errors'
import type { Caller } from './Caller'

/** Forwards a message, and resolves when it is stored; a repeated one is only answered. @throws refusedCall */
export async function publish(
  { connection: { client }, delivery, metrics, now, signal, store }: Caller,
  { topic, message, ttl, tag, attestation = '' }: RelayParams<'irn_publish'>,
): Promise<void> {
  const publishedAt = now()
  const kept = { topic, message, tag, publishedAt, attestation }
  const end = metrics.storeSeconds.startTimer({ operation: 'publish' })
  const whole = { ...kept, publisher: client, expiresAt: publishedAt + ttl * 1_000 }
  let found = await store.publish(whole)
  if (found.outcome === 'full') {
    // Recent acknowledgements may not be stored yet.
    await delivery.settle()
    found = await store.publish(whole)
  }
  end()
  metrics.publishes.inc({ tag: metrics.tagOf(tag), outcome: found.outcome })
  if (found.outcome === 'full') throw refusedCall({ name: 'MailboxLimitExceeded' })
  if (found.outcome === 'kept') {
    // If a crash loses this, the publisher has no answer yet and tries again.
    delivery.offer({ ...kept, id: found.id }, found.clients)
    signal(found.clients)
  }
  await store.flush()
}
