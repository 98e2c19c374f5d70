import { useContext } from 'react'
import { noPlayground } from '../errors'
import type { Playground, PlaygroundState } from './Playground'
import { PlaygroundContext } from './PlaygroundContext'
import { usePlaygroundState } from './usePlaygroundState'

/** The playground and what it shows. @throws noPlayground */
export function usePlayground(): PlaygroundState & { readonly playground: Playground } {
  const playground = useContext(PlaygroundContext)
  if (!playground) throw noPlayground()
  return { ...usePlaygroundState(playground), playground }
}
