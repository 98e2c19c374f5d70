import { nextTask } from './nextTask'

/** Waits for something that happens within a few tasks, or when code has loaded. */
export async function until(isDone: () => boolean | Promise<boolean>): Promise<void> {
  const limit = performance.now() + 10_000
  while (!(await isDone()) && performance.now() < limit) await nextTask()
}
