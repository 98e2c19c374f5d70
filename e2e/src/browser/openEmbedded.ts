import type { Browser } from 'playwright-core'
import { inject } from 'vitest'
import { embeddedOf } from './embeddedOf'
import { mailboxOf } from './mailboxOf'
import { openVisit, type VisitOptions } from './openVisit'

/** Opens one of two sites with the same frame, or the site at an origin, as a person that no other test knows. */
export async function openEmbedded(browser: Browser, site: 0 | 1 | string = 0, options: VisitOptions = {}) {
  const { sites, frameUrl } = inject('stack').embedded
  const query = options.query ? `?${options.query}` : ''
  const origin = typeof site === 'string' ? site : sites[site]
  const visit = await openVisit(browser, { wallets: [], ...options, url: `${origin}/${query}` })
  const address = `visitor-${crypto.randomUUID()}@example.com`
  return { ...visit, ...embeddedOf(visit), address, mailbox: mailboxOf(frameUrl, address) }
}
