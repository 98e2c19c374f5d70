import type { Latchkey } from '../Latchkey'

/** Whether the site has a gateway that may be asked; without a project it answers nobody. */
export function hasGateway({ options }: Latchkey): boolean {
  return Boolean(options.gateway && options.projectId)
}
