import { useSyncExternalStore } from 'react'
import type { Part, PartState } from './createPart'

const serverState = {}
const getServerState = () => serverState

/** Returns the loading state of a part, kept up to date; on a server nothing is loaded. */
export function usePart<T>(part: Part<T>): PartState<T> {
  return useSyncExternalStore(part.subscribe, part.getState, getServerState)
}
