import type { RelayParams } from '@latchkey/protocol'
import { refusedCall } from '../errors'
import type { Caller } from './Caller'

/** Keeps a message, then hands it on; what is known already is only answered. @throws refusedCall */
export async function publish(
  { connection: { client }, delivery, metrics, now, signal, store }: Caller,
  { topic, message, ttl, tag, attestation = '' }: RelayParams<'irn_publish'>,
): Promise<void> {
  const publishedAt = now()
  const kept = { topic, message, tag, publishedAt, attestation }
  const end = metrics.storeSeconds.startTimer({ operation: 'publish' })
  const found = await store.publish({ ...kept, publisher: client, expiresAt: publishedAt + ttl * 1_000 })
  end()
  metrics.publishes.inc({ tag: metrics.tagOf(tag), outcome: found.outcome })
  if (found.outcome === 'full') throw refusedCall({ name: 'MailboxLimitExceeded' })
  if (found.outcome !== 'kept') return
  delivery.offer({ ...kept, id: found.id }, found.clients)
  signal(found.clients)
}
