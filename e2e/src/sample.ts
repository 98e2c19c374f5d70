import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Set in `npm run soak`. */
    isSoak?: boolean
  }
}

/** Returns the first cases of a matrix in `npm test`, and all of them in `npm run soak`. */
export function sample<Case>(cases: readonly Case[], count: number): readonly Case[] {
  return inject('isSoak') ? cases : cases.slice(0, count)
}
