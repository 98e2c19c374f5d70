import { useSyncExternalStore } from 'react'
import type { Playground, PlaygroundState } from './Playground'

/** Subscribes to the playground's state. */
export function usePlaygroundState({ subscribe, getState }: Playground): PlaygroundState {
  return useSyncExternalStore(subscribe, getState)
}
