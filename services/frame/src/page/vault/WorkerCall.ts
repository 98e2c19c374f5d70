import type { VaultTask } from './VaultTask'

/** A task on its way to the worker. */
export type WorkerCall = { readonly id: number; readonly task: VaultTask }

/** What the worker answers: the output of the task, or an error in its wire form. */
export type WorkerAnswer = { readonly id: number; readonly output?: unknown; readonly error?: unknown }
