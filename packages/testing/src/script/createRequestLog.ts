import type { LoggedRequest } from './LoggedRequest'

/** Keeps the requests in order. */
export type RequestLog = {
  entries(): readonly LoggedRequest[]
  add(request: Omit<LoggedRequest, 'outcome' | 'code'>): (settled: Promise<unknown>) => void
  clear(): void
}

/** Creates an empty log. */
export function createRequestLog(): RequestLog {
  let entries: LoggedRequest[] = []
  return {
    entries: () => [...entries],
    add(request) {
      let entry: LoggedRequest = { ...request, outcome: 'pending' }
      entries.push(entry)
      const settle = (settled: LoggedRequest) => {
        const index = entries.indexOf(entry)
        entry = settled
        if (index >= 0) entries[index] = settled
      }
      return (answer) => {
        answer.then(
          () => settle({ ...entry, outcome: 'answered' }),
          (error: unknown) => settle({ ...entry, outcome: 'failed', ...codeOf(error) }),
        )
      }
    },
    clear() {
      entries = []
    },
  }
}

function codeOf(error: unknown): { code?: number } {
  const code: unknown =
    typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return typeof code === 'number' ? { code } : {}
}
