import type { EventsState } from '@latchkey/core'
import { useSelector } from './useSelector'

/** [EVT-4] Returns the last event. To get every event, use `latchkey.subscribeEvents`. */
export function useEvents(): EventsState {
  return useSelector((state) => state.events)
}
