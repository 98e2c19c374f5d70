import type { MessageRules } from '../message/methodRules'
import { type Channel, publishMessage } from '../message/publishMessage'
import type { SignerContext } from './SignerContext'

/** What comes of something that the wallet asked. */
export type PeerOutcome = { readonly result: unknown } | { readonly error: unknown }

/** Answers the wallet. It goes on without: an answer that does not reach it changes nothing here. */
export async function answerPeer(
  context: SignerContext,
  channel: Channel,
  answer: PeerOutcome & { readonly id: number; readonly rules: MessageRules },
): Promise<void> {
  const { rules, ...body } = answer
  try {
    await publishMessage(context, channel, { ...body, options: rules })
  } catch {
    // The relay is away or refuses: the wallet's session works without our word, and it asks again if it has to know.
  }
}
