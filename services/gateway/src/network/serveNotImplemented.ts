import type { Hono } from 'hono'
import { refusals } from '../http/refusals'
import type { Services } from '../Services'

/** Paths of the API that this gateway does not offer yet: their clients get a reason in place of nothing. */
const later = {
  '/v1/convert/*': 'conversions',
  '/v1/onramp/*': 'onramps',
  '/v1/generators/onrampurl': 'onramps',
  '/v1/profile/*': 'names',
  '/v1/bundler': 'a bundler',
} as const

/** Answers 501 where something is to come. */
export function serveNotImplemented(app: Hono, { gate }: Services): void {
  for (const [path, what] of Object.entries(later))
    app.all(
      path,
      gate(`ALL ${path}`, () => {
        throw refusals.notThereYet({ what })
      }),
    )
}
