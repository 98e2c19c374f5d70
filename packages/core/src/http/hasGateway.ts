import type { Latchkey } from '../Latchkey'

/** Whether the site has a gateway and a project there; a gateway serves nobody without a project. */
export function hasGateway({ options }: Latchkey): boolean {
  return Boolean(options.gateway && options.projectId)
}
