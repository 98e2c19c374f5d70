import type { Task } from './Task'

/** Creates a task with defaults. */
export function createTask(task: Pick<Task, 'title' | 'run'> & Partial<Task>): Task {
  return { details: [], warnings: [], isQuiet: false, verb: 'Sign', ...task }
}
