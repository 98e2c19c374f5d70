import { proposalNotFound } from '@latchkey/protocol'
import { methodRules } from '../message/methodRules'
import { publishMessage } from '../message/publishMessage'
import { forget } from './forget'
import type { PeerContext } from './PeerContext'

/** Says no to a proposal. @throws proposalNotFound */
export async function reject(
  context: PeerContext,
  id: number,
  error: { readonly code: number; readonly message: string } = { code: 5000, message: 'User rejected.' },
): Promise<void> {
  const { proposals, pairings } = context.store.read()
  const pairing = pairings[proposals[id]?.pairingTopic ?? '']
  if (!pairing) throw proposalNotFound({ id })
  context.store.update((state) => ({ ...state, proposals: forget(state.proposals, id) }))
  await publishMessage(context, pairing, { id, error, options: methodRules.wc_sessionPropose.rejection })
}
