import type { Latchkey } from '@latchkey/core'
import type { Network } from '@latchkey/protocol'

/** A network's picture: the one the site chose for it, else the one it came with. */
export function networkImage({ options }: Latchkey, network: Network): string | undefined {
  return (
    options.chainImages[String(network.id)] ??
    options.chainImages[network.caipNetworkId] ??
    network.assets?.imageUrl
  )
}
