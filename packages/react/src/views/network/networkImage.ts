import type { Latchkey } from '@latchkey/core'
import type { Network } from '@latchkey/protocol'

/** Returns a network's image: the site's choice, or its own. */
export function networkImage({ options }: Latchkey, network: Network): string | undefined {
  return (
    options.chainImages[String(network.id)] ??
    options.chainImages[network.caipNetworkId] ??
    network.assets?.imageUrl
  )
}
