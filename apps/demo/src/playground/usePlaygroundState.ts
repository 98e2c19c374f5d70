import { useSyncExternalStore } from 'react'
import type { Playground, PlaygroundState } from './Playground'

/** What the playground shows, kept up to date. */
export function usePlaygroundState({ subscribe, getState }: Playground): PlaygroundState {
  return useSyncExternalStore(subscribe, getState)
}
