import type { BasicMemory } from './BasicMemory'

/** The origins that are allowed, and the page's own. */
export function withOrigin({ get, origin }: Pick<BasicMemory, 'get' | 'origin'>): readonly string[] {
  return [...new Set([...get().origins, origin])]
}
