import type { ViewEntry, ViewName } from '@latchkey/core'
import { type Registered, registry, type TitleScope } from '../views/registry'

/** Returns the title of a view. */
export function titleOf({ view, data }: ViewEntry, scope: TitleScope): string {
  // The view's name ties entry and line together; the union can't express that.
  const { title } = registry[view] as Registered<ViewName>
  if (typeof title !== 'function') return scope.t(title)
  try {
    return title(data as never, scope)
  } catch {
    // Data that no type allows; the view itself reports it.
    return ''
  }
}
