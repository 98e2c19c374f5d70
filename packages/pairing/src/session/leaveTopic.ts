import type { Relay } from '../relay/Relay'

/** Unsubscribes, in its own time: what still comes on the topic finds no key and is dropped. */
export function leaveTopic(context: { readonly relay: Relay }, topic: string): void {
  context.relay.unsubscribe(topic).catch(() => {
    // The relay is away; it forgets topics that nobody asks for again.
  })
}
