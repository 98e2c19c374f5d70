import type { ViewEntry, ViewName } from '@latchkey/core'
import { type Registered, registry, type TitleScope } from '../views/registry'

/** What the header calls a view. */
export function titleOf({ view, data }: ViewEntry, scope: TitleScope): string {
  // Entry and line belong together by the view's name; the union can't see that.
  const { title } = registry[view] as Registered<ViewName>
  if (typeof title !== 'function') return scope.t(title)
  try {
    return title(data as never, scope)
  } catch {
    // Data that no type lets through; the view itself will say that it can't be shown.
    return ''
  }
}
