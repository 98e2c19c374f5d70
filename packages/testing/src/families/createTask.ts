import type { Task } from './Task'

/** A task with what is usual filled in. */
export function createTask(task: Pick<Task, 'title' | 'run'> & Partial<Task>): Task {
  return { details: [], warnings: [], isQuiet: false, verb: 'Sign', ...task }
}
