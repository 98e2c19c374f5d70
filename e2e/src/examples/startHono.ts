import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { createWarningLog } from '../pages/createWarningLog'
import { withNodeEnv } from '../pages/withNodeEnv'
import { SiteFault, type StartedSite } from './StartedSite'
import { findPort, startProgram } from './startProgram'

const root = fileURLToPath(new URL('../../../examples/hono', import.meta.url))

/** Builds the page of `examples/hono` and starts its server. */
export async function startHono(): Promise<StartedSite> {
  const { logger, warnings } = createWarningLog()
  await withNodeEnv('production', () => build({ root, customLogger: logger, logLevel: 'warn' }))
  if (warnings.length > 0) throw new SiteFault(warnings.join('\n'))
  const port = await findPort()
  const args = ['--conditions=@latchkey/source', '--import', 'tsx', 'src/server/main.ts']
  const program = await startProgram(args, { cwd: root, env: { PORT: `${port}` }, isReady: /^http/ })
  return { ...program, origin: `http://localhost:${port}` }
}
