import type { BasicMemory } from './BasicMemory'

/** The origins that are allowed, and the page's own. */
export function withOrigin({ get, origin }: Pick<BasicMemory, 'get' | 'origin'>): readonly string[] {
  return [...new Set([...get().origins, origin])]
}

/** The origins that are allowed, but for the page's own. */
export function withoutOrigin({ get, origin }: Pick<BasicMemory, 'get' | 'origin'>): readonly string[] {
  return get().origins.filter((one) => one !== origin)
}
