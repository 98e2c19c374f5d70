import type { Relay } from '../relay/Relay'

/** Unsubscribes in the background; late messages on the topic have no key and are dropped. */
export function leaveTopic(context: { readonly relay: Relay }, topic: string): void {
  context.relay.unsubscribe(topic).catch(() => {
    // The relay is unreachable; it forgets unused topics.
  })
}
