import type { Context } from 'hono'

/** Returns the token of a `Bearer <token>` header, if any. */
export function bearerOf(context: Context, header: 'authorization' | 'x-nonce-jwt'): string | undefined {
  return /^Bearer +([\w.-]+)$/i.exec(context.req.header(header) ?? '')?.[1]
}
