import type { attacks } from './attacks'
import { startProgram } from './startProgram'
import type { Statuses } from './storm'

/** Loads an attack in another process; returns a function that runs it. */
export async function prepareAttack(
  name: keyof typeof attacks,
  port: number,
): Promise<() => Promise<Statuses>> {
  const program = await startProgram<Statuses>(new URL('./attackProcess.ts', import.meta.url), [
    name,
    `${port}`,
  ])
  return () => {
    program.send('go')
    return program.result()
  }
}
