import type { MiddlewareHandler } from 'hono'
import { refusals } from './refusals'

/** Answers in time, whatever a source does: what takes longer is told to be down. */
export function withinTime(limitMs: number): MiddlewareHandler {
  return async (_context, next) => {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(refusals.sourceDown({ what: 'this answer' })), limitMs)
    })
    try {
      await Promise.race([next(), late])
    } finally {
      clearTimeout(timer)
    }
  }
}
