import type { Context } from 'hono'

/** The token in a header of the form `Bearer <token>`; nothing where there is none. */
export function bearerOf(context: Context, header: 'authorization' | 'x-nonce-jwt'): string | undefined {
  return /^Bearer +([\w.-]+)$/i.exec(context.req.header(header) ?? '')?.[1]
}
