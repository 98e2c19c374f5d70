import type { ViewData, ViewName } from '@latchkey/core'

/** What the shell gives to a view: the data it was opened with, nothing else. */
export type ViewProps<V extends ViewName> = { readonly data: ViewData[V] }
