import { proposalNotFound } from '@latchkey/protocol'
import type { MessageRules } from '../message/methodRules'
import { publishMessage } from '../message/publishMessage'
import { endPairing } from './endPairing'
import type { PeerContext } from './PeerContext'

/** How a rejection is sent, for methods with their own tag. */
export const rejectionRules = {
  wc_sessionPropose: { tag: 1120, ttl: 300 },
  wc_sessionAuthenticate: { tag: 1118, ttl: 300 },
} as const satisfies Record<string, MessageRules>

/** Rejects a proposal. @throws proposalNotFound */
export async function reject(
  context: PeerContext,
  id: number,
  error: { readonly code: number; readonly message: string } = { code: 5000, message: 'User rejected.' },
): Promise<void> {
  const { proposals, pairings } = context.store.read()
  const pairing = pairings[proposals[id]?.pairingTopic ?? '']
  if (!pairing) throw proposalNotFound({ id })
  await publishMessage(context, pairing, { id, error, options: rejectionRules.wc_sessionPropose })
  endPairing(context, pairing.topic)
}
