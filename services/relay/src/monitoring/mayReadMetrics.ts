import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether a request may read the metrics: with the token if there is one. The time it takes tells nothing about it. */
export function mayReadMetrics(authorization: string | undefined, token: string | undefined): boolean {
  if (token === undefined) return true
  const told = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1] ?? ''
  return timingSafeEqual(digest(told), digest(token))
}
