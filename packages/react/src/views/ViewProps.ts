import type { ViewData, ViewName } from '@latchkey/core'

/** The props of a view: the data it was opened with. */
export type ViewProps<V extends ViewName> = { readonly data: ViewData[V] }
