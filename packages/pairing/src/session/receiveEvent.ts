import { isRecord } from '@latchkey/protocol'
import type { PeerRequest } from '../message/parseMessage'
import { isChainId } from '../namespaces/chainOf'
import type { StoredSession } from '../store/SignerState'
import { notice } from './notice'
import type { SignerContext } from './SignerContext'

const longestName = 100

/** Emits a wallet's event once, and never after a newer one of the same name. Events get no answer. */
export function receiveEvent(
  context: SignerContext,
  stored: StoredSession,
  { id, params }: PeerRequest,
): null {
  if (!isRecord(params) || !isRecord(params.event) || !isChainId(params.chainId)) return null
  const { name, data } = params.event
  if (typeof name !== 'string' || name === '' || name.length > longestName) return null
  if (notice(context, stored, { id, kind: `event:${name}` }) !== 'new') return null
  const { topic } = stored.session
  context.events.emit('sessionEvent', { topic, id, chainId: params.chainId, name, data })
  return null
}
