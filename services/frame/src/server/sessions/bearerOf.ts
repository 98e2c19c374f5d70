import type { Context } from 'hono'

/** Returns the token that a request shows, or an empty text. */
export function bearerOf({ req }: Context): string {
  return /^Bearer ([\w-]{1,200})$/i.exec(req.header('authorization') ?? '')?.[1] ?? ''
}
