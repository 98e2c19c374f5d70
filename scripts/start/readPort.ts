import { SetupFault } from '../process/SetupFault'

/** Returns the port in a variable, or the default. 0 picks a free port. @throws SetupFault */
export function readPort(env: NodeJS.ProcessEnv, variable: string, usual: number): number {
  const text = env[variable]?.trim()
  if (text === undefined || text === '') return usual
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new SetupFault(`${variable} is "${text}", which is not a port (0 to 65535)`)
}
