import type { EventsState } from '@latchkey/core'
import { useSelector } from './useSelector'

/** [EVT-4] The last event; to hear every one, subscribe with `latchkey.subscribeEvents`. */
export function useEvents(): EventsState {
  return useSelector((state) => state.events)
}
