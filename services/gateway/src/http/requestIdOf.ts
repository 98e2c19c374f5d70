import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'

const wellFormed = /^[\w=-]{1,255}$/

/** Returns the id of a request for the logs: the caller's if it is valid, otherwise a new one. */
export function requestIdOf(context: Context): string {
  const told = context.req.header('x-request-id')
  return told !== undefined && wellFormed.test(told) ? told : randomUUID()
}
