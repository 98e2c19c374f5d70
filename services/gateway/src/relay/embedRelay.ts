import type { Authorize, Relay } from '@latchkey/relay'
import { openRelay } from '@latchkey/relay'
import { isOriginAllowed } from '../projects/isOriginAllowed'
import type { Services } from '../Services'

const daySeconds = 86_400

/** Starts the relay on the gateway's database, for the gateway's projects. @throws signalsDown */
export function embedRelay(services: Services): Promise<Relay> {
  const { config, database, log, metrics } = services
  return openRelay({
    databaseUrl: database.url,
    config,
    authorize: authorizeSocket(services),
    proxies: config.GATEWAY_PROXIES,
    ipv6Prefix: config.GATEWAY_IPV6_PREFIX,
    registry: metrics.registry,
    log,
  })
}

/** The same checks as for an HTTP request. */
function authorizeSocket({ projects, limiter }: Pick<Services, 'projects' | 'limiter'>): Authorize {
  return async ({ projectId, origin }) => {
    if (!projectId) return 'ProjectIdNotSpecified'
    const project = await projects.find(projectId)
    if (!project) return 'ProjectNotFound'
    if (project.disabled) return 'ProjectInactive'
    if (!isOriginAllowed(project.origins, origin ?? null)) return 'OriginNotAllowed'
    const { id, quota } = project
    return quota !== null && limiter.take(`quota ${id}`, quota, daySeconds) > 0
      ? 'TooManyRequests'
      : undefined
  }
}
