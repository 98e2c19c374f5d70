import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from '../../../scripts/process/runCommand'
import { describeBackEnd } from './describeBackEnd'
import { describeSite } from './describeSite'
import { type InstalledExample, installExample } from './installExample'
import type { Answerer } from './openClient'
import { SiteFault, type StartedSite } from './StartedSite'
import { findPort, startProgram } from './startProgram'

let example: InstalledExample

beforeAll(async () => {
  example = await installExample('next')
}, 600_000)
afterAll(() => example.remove())

/** Calls the route handlers of the example without Next.js around them. */
async function answerByNext(request: Request): Promise<Response> {
  const name = new URL(request.url).pathname.replace('/api/', '')
  const route: { readonly [method: string]: Answerer } = await load(`src/app/api/${name}/route.ts`)
  const { NextRequest }: { readonly NextRequest: typeof Request } = await load('node_modules/next/server.js')
  return route[request.method]?.(new NextRequest(request)) ?? new Response(null, { status: 405 })
}

/** The compiler must not follow this import: Next.js's types change Node's for the whole program. */
function load<Module>(path: string): Promise<Module> {
  return import(/* @vite-ignore */ join(example.folder, path))
}

async function startNext(): Promise<StartedSite> {
  const { folder: cwd } = example
  const next = join(cwd, 'node_modules/next/dist/bin/next')
  const env = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }
  const { code, output } = await runCommand(process.execPath, [next, 'build'], { cwd, env })
  if (code !== 0) throw new SiteFault(output)
  const port = await findPort()
  const origin = `http://localhost:${port}`
  const program = await startProgram([next, 'start', '-p', `${port}`], {
    cwd,
    env: { ...env, ORIGIN: origin },
    isReady: /Ready/,
  })
  return { ...program, origin }
}

describe('examples/next', () => {
  it('passes the type check against the packed packages', { timeout: 180_000 }, async () => {
    const { folder: cwd } = example
    const checked = await runCommand(join(cwd, 'node_modules/.bin/tsc'), ['--noEmit', '-p', '.'], { cwd })
    expect(checked).toMatchObject({ code: 0, output: '' })
  })
})
describeBackEnd('next', () => answerByNext)
describeSite('next', startNext)
