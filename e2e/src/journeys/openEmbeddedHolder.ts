import type { Browser } from 'playwright-core'
import { openEmbedded } from '../browser/openEmbedded'
import type { Visit, VisitOptions } from '../browser/openVisit'

/** Opens a site with the embedded wallet, as a visitor who signs in to it. */
export async function openEmbeddedHolder(
  browser: Browser,
  { query = '', context = {} }: { readonly query?: string; readonly context?: VisitOptions['context'] } = {},
): Promise<Visit> {
  const visit = await openEmbedded(browser, 0, { query, context })
  await visit.signIn(visit.address, visit.mailbox)
  await visit.modal.expectClosed()
  return visit
}
