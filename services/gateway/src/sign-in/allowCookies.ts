import type { MiddlewareHandler } from 'hono'
import type { Services } from '../Services'
import { isOwnPage } from './pageOf'

/**
 * Keeps sign-in answers out of all caches. With cookies on, lets only pages of the project send them: names their
 * origin in the answer, also in errors, or the page couldn't read why.
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
