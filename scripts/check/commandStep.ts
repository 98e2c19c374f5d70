import { runCommand } from '../process/runCommand'
import type { Step } from './Step'

/** Runs a program from `node_modules/.bin`. Its output is the fault when it fails. */
export function commandStep(name: string, program: string, args: readonly string[]): Step {
  return {
    name,
    async run(root) {
      const { code, output } = await runCommand(`node_modules/.bin/${program}`, args, { cwd: root })
      return { faults: code === 0 ? [] : [output.trim() || `${program} ended with ${code}`] }
    },
  }
}
