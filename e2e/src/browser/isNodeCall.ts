import type { Request } from 'playwright-core'

/** Tells whether a request asks a node for a method. */
export function isNodeCall(request: Request, method: string): boolean {
  return request.method() === 'POST' && (request.postData() ?? '').includes(`"method":"${method}"`)
}
