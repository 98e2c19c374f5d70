import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'

const wellFormed = /^[\w=-]{1,255}$/

/** The name of a request in logs: its caller's, where that is one, else a new one. */
export function requestIdOf(context: Context): string {
  const told = context.req.header('x-request-id')
  return told !== undefined && wellFormed.test(told) ? told : randomUUID()
}
