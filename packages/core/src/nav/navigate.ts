import type { Latchkey } from '../Latchkey'
import { viewPopped, viewPoppedTo, viewPushed, viewReplaced, viewReset } from './navTransitions'
import { close } from './openClose'
import { isBackClosing } from './stack'
import { type Optional, toEntry, type ViewData, type ViewName } from './views'

type DataOf<V extends ViewName> = ViewData[V] extends undefined
  ? []
  : Optional<ViewData[V], [data?: ViewData[V]], [data: ViewData[V]]>

/** [NAV-3] Shows a view on top. @throws unknownView, viewDataMissing */
export function pushView<V extends ViewName>(latchkey: Latchkey, view: V, ...[data]: DataOf<V>): void {
  latchkey.store.send(viewPushed, toEntry(view, data))
}

/** [NAV-6] Replaces the top view. @throws unknownView, viewDataMissing */
export function replaceView<V extends ViewName>(latchkey: Latchkey, view: V, ...[data]: DataOf<V>): void {
  latchkey.store.send(viewReplaced, toEntry(view, data))
}

/** [NAV-5] Shows a view alone. @throws unknownView, viewDataMissing */
export function resetView<V extends ViewName>(latchkey: Latchkey, view: V, ...[data]: DataOf<V>): void {
  latchkey.store.send(viewReset, toEntry(view, data))
}

/** [NAV-4] Goes back one view, or closes the modal if there is none or the way back is an unsupported network. */
export function goBack(latchkey: Latchkey): void {
  if (isBackClosing(latchkey.getState().nav)) close(latchkey)
  else latchkey.store.send(viewPopped)
}

/** [NAV-7] Goes back to an entry of the stack. */
export function goBackToIndex(latchkey: Latchkey, index: number): void {
  latchkey.store.send(viewPoppedTo, index)
}
