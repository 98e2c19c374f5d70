import { useSyncExternalStore } from 'react'
import type { Part, PartState } from './createPart'

const serverState = {}
const getServerState = () => serverState

/** How far a part is loaded, kept up to date; on a server nothing is. */
export function usePart<T>(part: Part<T>): PartState<T> {
  return useSyncExternalStore(part.subscribe, part.getState, getServerState)
}
