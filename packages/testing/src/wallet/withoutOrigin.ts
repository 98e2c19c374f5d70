import type { BasicMemory } from './BasicMemory'

/** The origins that are allowed, but for the page's own. */
export function withoutOrigin({ get, origin }: Pick<BasicMemory, 'get' | 'origin'>): readonly string[] {
  return get().origins.filter((one) => one !== origin)
}
