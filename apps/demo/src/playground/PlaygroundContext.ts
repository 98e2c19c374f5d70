import { createContext } from 'react'
import type { Playground } from './Playground'

/** Gives components their playground. */
export const PlaygroundContext = /* @__PURE__ */ createContext<Playground | null>(null)
