import type { Latchkey } from '../Latchkey'

/** Whether the site has a gateway and a project there. A gateway serves no one without a project. */
export function hasGateway({ options }: Latchkey): boolean {
  return Boolean(options.gateway && options.projectId)
}
