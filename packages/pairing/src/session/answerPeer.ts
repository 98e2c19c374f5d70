import type { MessageRules } from '../message/methodRules'
import { type Channel, publishMessage } from '../message/publishMessage'
import type { SignerContext } from './SignerContext'

/** The result of a wallet's request. */
export type PeerOutcome = { readonly result: unknown } | { readonly error: unknown }

/** Answers the wallet. A lost answer changes nothing here. */
export async function answerPeer(
  context: SignerContext,
  channel: Channel,
  answer: PeerOutcome & { readonly id: number; readonly rules: MessageRules },
): Promise<void> {
  const { rules, ...body } = answer
  try {
    await publishMessage(context, channel, { ...body, options: rules })
  } catch {
    // The relay is unreachable: the wallet's session works anyway, and it asks again if it needs to know.
  }
}
