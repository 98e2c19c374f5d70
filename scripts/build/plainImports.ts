import type { Plugin } from 'vite'

const taken = /\bawait (import\([^()]+\))\.then\(\((\w+)\) => \2\.(\w+)\)/g

/**
 * Writes `await import('x').then((n) => n.t)` as `(await import('x')).t`. Vite before 8 reads a name destructured from the
 * first form as one of the file itself, and its build then gives undefined.
 */
export function takeFromImports(code: string): string {
  return code.replace(taken, '(await $1).$3')
}

/** Does so in each file of a build. */
export function plainImports(): Plugin {
  return {
    name: 'latchkey:plain-imports',
    // No line moves, so the source map stays right but for columns.
    renderChunk: (code) => ({ code: takeFromImports(code), map: null }),
  }
}
