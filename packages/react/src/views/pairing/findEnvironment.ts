import { type Environment, environments } from './environments'

/** What a page can tell of the program that shows it. */
export type Surroundings = {
  readonly environment: Environment | null
  readonly system: 'ios' | 'android' | null
}

/** Where a page is, by what its browser calls itself and what it has put into the page. */
export function findEnvironment(agent: string, page: object): Surroundings {
  const isHere = (one: Environment) => one.agent.test(agent) || (one.mark !== undefined && one.mark in page)
  return {
    environment: environments.find(isHere) ?? null,
    system: /iPhone|iPad|iPod/.test(agent) ? 'ios' : /Android/.test(agent) ? 'android' : null,
  }
}
