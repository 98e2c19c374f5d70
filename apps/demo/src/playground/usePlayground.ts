import { createContext, useContext, useSyncExternalStore } from 'react'
import { noPlayground } from '../errors'
import type { Playground, PlaygroundState } from './Playground'

/** Gives components their playground. */
export const PlaygroundContext = /* @__PURE__ */ createContext<Playground | null>(null)

/** Subscribes to the playground's state. */
export function usePlaygroundState({ subscribe, getState }: Playground): PlaygroundState {
  return useSyncExternalStore(subscribe, getState)
}

/** Returns the playground and its state. @throws noPlayground */
export function usePlayground(): PlaygroundState & { readonly playground: Playground } {
  const playground = useContext(PlaygroundContext)
  if (!playground) throw noPlayground()
  return { ...usePlaygroundState(playground), playground }
}
