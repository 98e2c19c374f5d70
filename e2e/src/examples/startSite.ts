import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { runCommand } from '../../../scripts/process/runCommand'
import { buildPackages } from '../pages/buildPackages'
import { createWarningLog } from '../pages/createWarningLog'
import { withNodeEnv } from '../pages/withNodeEnv'
import { findPort, type Program, startProgram } from './startProgram'

/** A site of the examples that runs as its own commands run it. */
export type StartedSite = Program & { readonly origin: string }

const folderOf = (name: string) => fileURLToPath(new URL(`../../../examples/${name}`, import.meta.url))

/** Builds the page of `examples/hono` and starts its server. */
export async function startHono(): Promise<StartedSite> {
  const root = folderOf('hono')
  const { logger, warnings } = createWarningLog()
  await withNodeEnv('production', () => build({ root, customLogger: logger, logLevel: 'warn' }))
  if (warnings.length > 0) throw new SiteFault(warnings.join('\n'))
  const port = await findPort()
  const args = ['--conditions=@latchkey/source', '--import', 'tsx', 'src/server/main.ts']
  const program = await startProgram(args, { cwd: root, env: { PORT: `${port}` }, isReady: /^http/ })
  return { ...program, origin: `http://localhost:${port}` }
}

/** Builds `examples/next` from the built packages, as a site outside would be, and starts it. */
export async function startNext(): Promise<StartedSite> {
  await buildPackages()
  const cwd = folderOf('next')
  const next = createRequire(join(cwd, 'package.json')).resolve('next/dist/bin/next')
  const quiet = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }
  const { code, output } = await runCommand(process.execPath, [next, 'build'], { cwd, env: quiet })
  if (code !== 0) throw new SiteFault(output)
  const port = await findPort()
  const origin = `http://localhost:${port}`
  const program = await startProgram([next, 'start', '-p', `${port}`], {
    cwd,
    env: { ...quiet, ORIGIN: origin },
    isReady: /Ready/,
  })
  return { ...program, origin }
}

class SiteFault extends Error {
  override readonly name = 'SiteFault'
}
