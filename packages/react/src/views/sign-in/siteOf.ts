import type { Latchkey } from '@latchkey/core'

/** The site as it calls itself; its own picture may come from wherever the site says. */
export type Site = {
  readonly name: string
  readonly image: string | undefined
  readonly origins: readonly string[]
}

/** Who asks for a signature; a site that gave no picture of itself has one in its tab. */
export function siteOf({ options }: Latchkey): Site {
  const { name, url, icons } = options.metadata
  const image = icons[0] ?? document.querySelector<HTMLLinkElement>('link[rel~="icon"]')?.href
  return {
    name: name || (URL.canParse(url) ? new URL(url).host : url),
    image,
    origins: image && URL.canParse(image) ? [new URL(image).origin] : [],
  }
}
