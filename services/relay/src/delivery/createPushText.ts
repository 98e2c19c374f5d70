import type { RelayPush } from '@latchkey/protocol'
import type { StoredMessage } from '../store/RelayStore'
import { subscriptionId } from './subscriptionId'

/** What wallets learn about the origin: nothing, or the attestation of the site's client. */
export type AttestationPolicy = 'blank' | 'pass'

/** Writes pushes with ids of at most 16 digits; JavaScript clients can't answer longer ones. */
export function createPushText(
  policy: AttestationPolicy,
  now: () => number,
): (client: string, message: StoredMessage) => { readonly id: number; readonly text: string } {
  let last = 0
  return (client, { topic, message, publishedAt, tag, attestation }) => {
    last = Math.max(last + 1, now() * 1_000)
    // Without this field, wallets ask a third-party server for each message and wait for it.
    const attested = policy === 'blank' ? { attestation: '' } : attestation === '' ? {} : { attestation }
    const params: RelayPush = {
      id: subscriptionId(topic, client),
      data: { topic, message, publishedAt, tag, ...attested },
    }
    const text = JSON.stringify({ id: last, jsonrpc: '2.0', method: 'irn_subscription', params })
    return { id: last, text }
  }
}
