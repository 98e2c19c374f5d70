import { sealEnvelope } from '../crypto/sealEnvelope'
import type { PublishOptions, Relay } from '../relay/Relay'
import type { PeerMessage } from './parseMessage'
import { writeMessage } from './writeMessage'

type Sealer = { readonly relay: Relay; randomBytes(length: number): Uint8Array }

/** The topic of a message and its keys. */
export type Channel = {
  readonly topic: string
  readonly symKey: string
  /** Set if the peer doesn't know our key yet. */
  readonly senderPublicKey?: string
}

/** Seals a message for a topic. @throws requestRefused */
export function sealMessage(sealer: Sealer, channel: Channel, message: PeerMessage): string {
  const { symKey, senderPublicKey } = channel
  return sealEnvelope({
    symKey,
    text: writeMessage(message),
    nonce: sealer.randomBytes(12),
    ...(senderPublicKey ? { senderPublicKey } : {}),
  })
}

/** Seals and sends a message. @throws requestRefused, relayUnreachable, relayRefused */
export async function publishMessage(
  sealer: Sealer,
  channel: Channel,
  message: PeerMessage & { readonly options: PublishOptions },
): Promise<void> {
  const { options, ...body } = message
  await sealer.relay.publish(channel.topic, sealMessage(sealer, channel, body), options)
}
