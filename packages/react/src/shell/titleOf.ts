import type { ViewEntry, ViewName } from '@latchkey/core'
import { type Registered, registry, type TitleScope } from '../views/registry'

/** What the header calls a view. */
export function titleOf({ view, data }: ViewEntry, scope: TitleScope): string {
  // Entry and line belong together by the view's name; the union can't see that.
  const { title } = registry[view] as Registered<ViewName>
  return typeof title === 'function' ? title(data as never, scope) : scope.t(title)
}
