import { type Environment, environments } from './environments'

/** What a page can see of the app around it. */
export type Surroundings = {
  readonly environment: Environment | null
  readonly system: 'ios' | 'android' | null
}

/** Detects the app around the page by its user agent and globals. */
export function findEnvironment(agent: string, page: object): Surroundings {
  const isHere = (one: Environment) => one.agent.test(agent) || one.isAround?.(page)
  return {
    environment: environments.find(isHere) ?? null,
    system: /iPhone|iPad|iPod/.test(agent) ? 'ios' : /Android/.test(agent) ? 'android' : null,
  }
}
