import type { Hono } from 'hono'
import { refusals } from '../http/refusals'
import type { Services } from '../Services'

/** Paths of the API that this gateway does not implement yet; clients get a reason instead of a 404. */
const later = {
  '/v1/onramp/*': 'onramps',
} as const

/** Answers 501 to paths that are planned. */
export function serveNotImplemented(app: Hono, { gate }: Services): void {
  for (const [path, what] of Object.entries(later))
    app.all(
      path,
      gate(`ALL ${path}`, () => {
        throw refusals.notImplemented({ what })
      }),
    )
}
