import { envelopeRefused, keyRefused } from '@latchkey/protocol'
import type { RelayMessage } from '../relay/Relay'
import { dropExpired } from './dropExpired'
import { findTopic } from './findTopic'
import { receiveOnPairing } from './receiveOnPairing'
import { receiveOnSession } from './receiveOnSession'
import { receiveSettle } from './receiveSettle'
import type { SignerContext } from './SignerContext'

/** How many messages to hold until their topic's key arrives. */
const mostEarly = 20

/** Handles a message from the relay. Foreign, altered or truncated messages are dropped silently. */
export async function receive(context: SignerContext, message: RelayMessage): Promise<void> {
  // After sleep, messages arrive before the timers fire.
  dropExpired(context)
  const found = findTopic(context.store.read(), message.topic)
  if (!found) {
    // A wallet may send its session before its key, and another tab may already be subscribed.
    context.early.push(message)
    if (context.early.length > mostEarly) context.early.shift()
    return
  }
  try {
    if (found.kind === 'session') await receiveOnSession(context, found.session, message)
    else if (found.kind === 'agreed') await receiveSettle(context, found.proposal, message)
    else await receiveOnPairing(context, found.proposal, message)
  } catch (error) {
    // Sealed for someone else, or not a message: a relay can send anything.
    if (!envelopeRefused.is(error) && !keyRefused.is(error)) throw error
  }
}
