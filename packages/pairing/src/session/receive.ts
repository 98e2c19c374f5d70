import { envelopeRefused, keyRefused } from '@latchkey/protocol'
import type { RelayMessage } from '../relay/Relay'
import { dropExpired } from './dropExpired'
import { findTopic } from './findTopic'
import { receiveOnPairing } from './receiveOnPairing'
import { receiveOnSession } from './receiveOnSession'
import { receiveSettle } from './receiveSettle'
import type { SignerContext } from './SignerContext'

/** How many messages wait for the key of their topic. */
const mostEarly = 20

/** Takes a message of the relay. What is not for us, changed or cut off is dropped without a word. */
export async function receive(context: SignerContext, message: RelayMessage): Promise<void> {
  // A machine that slept has the mail before its timers.
  dropExpired(context)
  const found = findTopic(context.store.read(), message.topic)
  if (!found) {
    // A wallet may send its session before its key, and another tab may already listen there.
    context.early.push(message)
    if (context.early.length > mostEarly) context.early.shift()
    return
  }
  try {
    if (found.kind === 'session') await receiveOnSession(context, found.session, message)
    else if (found.kind === 'agreed') await receiveSettle(context, found.proposal, message)
    else await receiveOnPairing(context, found.proposal, message)
  } catch (error) {
    // Sealed for another, or no message at all: a relay can send anything, and it changes nothing.
    if (!envelopeRefused.is(error) && !keyRefused.is(error)) throw error
  }
}
