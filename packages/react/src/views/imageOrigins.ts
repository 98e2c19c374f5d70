import type { Latchkey, State } from '@latchkey/core'

function originOf(url: string | null | undefined): string | null {
  return url && URL.canParse(url) ? new URL(url).origin : null
}

/** Returns the hosts images may load from: the gateway and those in the site's options. */
export function imageOrigins({ options }: Latchkey, { network }: State): readonly string[] {
  const urls = [
    options.gateway,
    ...Object.values(options.chainImages),
    ...Object.values(options.connectorImages),
    ...options.customWallets.map((wallet) => wallet.image_url),
    ...network.networks.map(({ assets }) => assets?.imageUrl),
  ]
  return [...new Set(urls.map(originOf).filter((origin) => origin !== null))]
}
