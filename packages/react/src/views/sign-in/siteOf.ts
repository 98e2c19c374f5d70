import type { Latchkey } from '@latchkey/core'

/** The site as it describes itself. Its icon may come from any host the site names. */
export type Site = {
  readonly name: string
  readonly image: string | undefined
  readonly origins: readonly string[]
}

/** Returns the site that asks. Without an icon in its metadata, uses the page's favicon. */
export function siteOf({ options }: Latchkey): Site {
  const { name, url, icons } = options.metadata
  const image = icons[0] ?? document.querySelector<HTMLLinkElement>('link[rel~="icon"]')?.href
  return {
    name: name || (URL.canParse(url) ? new URL(url).host : url),
    image,
    origins: image && URL.canParse(image) ? [new URL(image).origin] : [],
  }
}
