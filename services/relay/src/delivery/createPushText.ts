import type { RelayPush } from '@latchkey/protocol'
import type { StoredMessage } from '../store/RelayStore'
import { subscriptionId } from './subscriptionId'

/** What wallets are told of who asks: nothing, or what the site's client has sent along. */
export type AttestationPolicy = 'blank' | 'pass'

/** Makes pushes with ids of at most 16 digits: JavaScript clients can't answer to longer ones. */
export function createPushText(
  policy: AttestationPolicy,
  now: () => number,
): (client: string, message: StoredMessage) => { readonly id: number; readonly text: string } {
  let last = 0
  return (client, { topic, message, publishedAt, tag, attestation }) => {
    last = Math.max(last + 1, now() * 1_000)
    // Without the key, wallets ask a server of someone else's for each message, and wait for it.
    const attested = policy === 'blank' ? { attestation: '' } : attestation === '' ? {} : { attestation }
    const params: RelayPush = {
      id: subscriptionId(topic, client),
      data: { topic, message, publishedAt, tag, ...attested },
    }
    const text = JSON.stringify({ id: last, jsonrpc: '2.0', method: 'irn_subscription', params })
    return { id: last, text }
  }
}
