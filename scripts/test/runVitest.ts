import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { escapedErrorsFile } from './EscapedErrors'
import type { Outcome } from './Outcome'
import { readVitestReport, type VitestReport } from './readVitestReport'

/** What to run: Vitest's arguments, where the report goes, and a time limit if there is one. */
export type VitestRun = {
  readonly name: string
  readonly root: string
  readonly args: readonly string[]
  readonly reportFile: string
  readonly timeoutMs?: number
  readonly env?: NodeJS.ProcessEnv
  readonly stdio?: 'inherit' | 'ignore'
}

const escapedErrors = fileURLToPath(new URL('EscapedErrors.ts', import.meta.url))
const vitest = join(dirname(fileURLToPath(import.meta.resolve('vitest/package.json'))), 'vitest.mjs')

/** Runs Vitest in its own process and counts the results. A crash, a timeout, or a run without any test is a failure. */
export async function runVitest(run: VitestRun): Promise<Outcome> {
  await mkdir(dirname(run.reportFile), { recursive: true })
  await rm(run.reportFile, { force: true })
  await rm(escapedIn(run), { force: true })
  const ending = await vitestProcess(run)
  const text = await readFile(run.reportFile, 'utf8').catch(() => null)
  const fail = (message: string) => ({ where: run.name, title: 'vitest itself', message })
  if (text === null) return { passed: 0, failures: [fail(`${ending.why}; it wrote no report`)] }
  const outcome = readVitestReport(JSON.parse(text) as VitestReport, run.root)
  if (outcome.passed === 0 && outcome.failures.length === 0)
    return { passed: 0, failures: [fail('it ran no test')] }
  const escaped = await readFile(escapedIn(run), 'utf8').catch(() => null)
  if (escaped !== null)
    return { ...outcome, failures: [...outcome.failures, fail(`${ending.why}: ${escaped}`)] }
  // Every test passed and nothing escaped, but the process failed or was killed.
  if (ending.code !== 0 && outcome.failures.length === 0)
    return { ...outcome, failures: [fail(`${ending.why}, though every test passed: see its output`)] }
  return outcome
}

const escapedIn = ({ reportFile }: VitestRun) => `${reportFile}.errors`

function vitestProcess(run: VitestRun): Promise<{ code: number; why: string }> {
  const { args, root, reportFile, timeoutMs, env, stdio } = run
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
    `--reporter=${escapedErrors}`,
  ]
  const child = spawn(process.execPath, [vitest, 'run', ...args, ...reporters], {
    cwd: root,
    env: { ...process.env, ...env, [escapedErrorsFile]: escapedIn(run) },
    stdio: ['ignore', stdio ?? 'inherit', stdio ?? 'inherit'],
  })
  return new Promise((resolve, reject) => {
    let isLate = false
    const end = () => {
      isLate = true
      child.kill('SIGKILL')
    }
    const timer = timeoutMs === undefined ? undefined : setTimeout(end, timeoutMs)
    child.once('error', reject)
    child.once('close', (code, signal) => {
      clearTimeout(timer)
      const minutes = ((timeoutMs ?? 0) / 60_000).toFixed(1)
      const why = isLate ? `it was stopped after ${minutes} minutes` : `it ended with ${signal ?? code}`
      resolve({ code: isLate ? 1 : (code ?? 1), why })
    })
  })
}
