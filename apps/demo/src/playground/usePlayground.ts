import { useContext } from 'react'
import { noPlayground } from '../errors'
import type { Playground, PlaygroundState } from './Playground'
import { PlaygroundContext } from './PlaygroundContext'
import { usePlaygroundState } from './usePlaygroundState'

/** Returns the playground and its state. @throws noPlayground */
export function usePlayground(): PlaygroundState & { readonly playground: Playground } {
  const playground = useContext(PlaygroundContext)
  if (!playground) throw noPlayground()
  return { ...usePlaygroundState(playground), playground }
}
