import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext, Request, Route } from 'playwright-core'
import { passOn } from './passOn'

/** A call whose answer never reaches the page. */
export type LostAnswer = {
  /** Resolves once the page has made the call, and the server has served it if it should. */
  readonly asked: Promise<Request>
  /** Lets later calls through again. */
  restore(): Promise<void>
}

/** Loses the answers to some calls of a page, as a connection that breaks does. Restore them before the test ends. */
export async function loseAnswer(
  context: BrowserContext,
  isCall: (request: Request) => boolean,
  { isServed }: { readonly isServed: boolean },
): Promise<LostAnswer> {
  let tell: (request: Request) => void = () => undefined
  const asked = new Promise<Request>((resolve) => {
    tell = resolve
  })
  // It takes calls and never answers. A call that is only held goes to its server when the page is left.
  const silent = createServer(() => undefined)
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const url = `http://localhost:${(silent.address() as AddressInfo).port}/`
  const lose = async (route: Route) => {
    const request = route.request()
    if (!isCall(request)) return route.fallback()
    if (isServed) await passOn(route)
    await route.continue({ url })
    tell(request)
  }
  await context.route('**/*', lose)
  return {
    asked,
    async restore() {
      await context.unroute('**/*', lose)
      silent.close()
      silent.closeAllConnections()
    },
  }
}
