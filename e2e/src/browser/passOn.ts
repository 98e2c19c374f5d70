import type { APIResponse, Route } from 'playwright-core'

/** Passes a caught request on to its server, and returns the answer without giving it to the page. */
export function passOn(route: Route): Promise<APIResponse> {
  // Node doesn't know the names below localhost that browsers do.
  const url = new URL(route.request().url())
  url.hostname = 'localhost'
  return route.fetch({ url: url.href })
}
