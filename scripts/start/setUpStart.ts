import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest'
import { endMarked } from '../process/endMarked'
import { markName } from '../process/markedProcesses'
import { projectRoot } from '../workspace/projectRoot'

const variables = [
  'DEMO',
  'WALLET',
  'GATEWAY',
  'FRAME',
  'SOCIAL',
  'EVM',
  'EVM2',
  'SOLANA',
  'BITCOIN',
  'POLKADOT',
]
const freePorts = Object.fromEntries(variables.map((name) => [`${name}_PORT`, '0']))

/** How the script is started without npm. */
export const node = [process.execPath, '--conditions=@latchkey/source', '--import', 'tsx', 'scripts/start.ts']

/** A run of `npm start`. */
export type Run = {
  child: ChildProcessByStdio<null, Readable, Readable>
  mark: string
  output: () => string
  ended: Promise<unknown[]>
}

/** Lets the tests of a file run `npm start` on free ports. What a run leaves behind ends with its test. */
export function setUpStart(): (command: readonly string[], env?: Record<string, string>) => Run {
  // Don't touch the data of a gateway in use.
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'latchkey-start-'))
    // As root, the database server runs as another user.
    await chmod(folder, 0o755)
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  return ([program = '', ...args], env = {}) => {
    const mark = randomUUID()
    const child = spawn(program, args, {
      cwd: projectRoot,
      env: {
        ...process.env,
        ...freePorts,
        GATEWAY_DATA: folder,
        FRAME_DATA: join(folder, 'frame'),
        ...env,
        [markName]: mark,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const chunks: string[] = []
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => chunks.push(text))
    onTestFinished(async () => {
      await endMarked(mark, 0)
    })
    return { child, mark, output: () => chunks.join(''), ended: once(child, 'close') }
  }
}

/** Waits until a run has printed a text. */
export async function untilSaid(run: Run, text: string): Promise<void> {
  while (!run.output().includes(text)) {
    if (run.child.exitCode !== null) expect.fail(`it ended before it said "${text}":\n${run.output()}`)
    await sleep(50)
  }
}
