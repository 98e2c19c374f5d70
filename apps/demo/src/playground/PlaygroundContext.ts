import { createContext } from 'react'
import type { Playground } from './Playground'

/** Gives every component the playground it belongs to. */
export const PlaygroundContext = /* @__PURE__ */ createContext<Playground | null>(null)
