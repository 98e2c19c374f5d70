import type { MiddlewareHandler } from 'hono'
import type { Services } from '../Services'
import { isOwnPage } from './isOwnPage'

/**
 * Keeps answers of sign-in out of every cache. Where there is a cookie, pages of a project, and no others, may ask with
 * it: their origin is told by name then, also in refusals, or the page would not see why.
 */
export function allowCookies({ config, projects }: Pick<Services, 'config' | 'projects'>): MiddlewareHandler {
  return async (context, next) => {
    await next()
    const { headers } = context.res
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
    headers.set('x-content-type-options', 'nosniff')
    if (!config.GATEWAY_SIGN_IN_COOKIE) return
    headers.append('vary', 'Origin')
    const { req } = context
    const project = await projects.find(req.query('projectId') ?? req.header('x-project-id') ?? '')
    const origin = req.header('origin')
    if (!project || project.disabled || !isOwnPage(project, origin)) return
    headers.set('access-control-allow-origin', origin)
    headers.set('access-control-allow-credentials', 'true')
  }
}
