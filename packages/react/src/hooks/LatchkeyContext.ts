import type { Latchkey } from '@latchkey/core'
import { createContext } from 'react'

/** The instance of the nearest provider; null outside of every provider. */
export const LatchkeyContext = /* @__PURE__ */ createContext<Latchkey | null>(null)
