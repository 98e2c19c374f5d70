import type { FramePage } from './FramePage'

/** Runs something that waits for the visitor. Its signal aborts when the site takes back what it asked for. */
export async function untilWithdrawn<Result>(
  { state }: Pick<FramePage, 'state'>,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const own = new AbortController()
  state.open.add(own)
  try {
    return await work(own.signal)
  } finally {
    state.open.delete(own)
  }
}
