import type { BrowserContext, ConsoleMessage, Page, Request } from 'playwright-core'

/** What the pages of a context did wrong, and what they requested. */
export type Watch = {
  /** Console errors and warnings, uncaught errors and policy violations, as text. */
  readonly faults: readonly string[]
  /** Every request of the pages, in order. */
  readonly requests: readonly Request[]
  readonly webSockets: readonly string[]
}

const binding = 'latchkeyE2eViolation'

/** Listens to all pages of a context, from before their first script. */
export async function watchContext(context: BrowserContext): Promise<Watch> {
  const faults: string[] = []
  const requests: Request[] = []
  const webSockets: string[] = []
  await context.exposeBinding(binding, (_source, text: unknown) => {
    faults.push(`policy violation: ${String(text)}`)
  })
  await context.addInitScript({
    content: `document.addEventListener('securitypolicyviolation', (event) => {
      globalThis.${binding}(event.effectiveDirective + ' ' + event.blockedURI + ' ' + event.sample)
    })`,
  })
  context.on('request', (request) => requests.push(request))
  context.on('console', (message: ConsoleMessage) => {
    if (['error', 'warning', 'assert'].includes(message.type()))
      faults.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => faults.push(`uncaught: ${String(error.error())}`))
  context.on('page', (page: Page) => {
    page.on('websocket', (socket) => webSockets.push(socket.url()))
    page.on('crash', () => faults.push('the page crashed'))
  })
  return { faults, requests, webSockets }
}
