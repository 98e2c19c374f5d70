import type { BasicMemory } from './BasicMemory'

/** Returns the allowed origins, with the page's own. */
export function withOrigin({ get, origin }: Pick<BasicMemory, 'get' | 'origin'>): readonly string[] {
  return [...new Set([...get().origins, origin])]
}

/** Returns the allowed origins, without the page's own. */
export function withoutOrigin({ get, origin }: Pick<BasicMemory, 'get' | 'origin'>): readonly string[] {
  return get().origins.filter((one) => one !== origin)
}
