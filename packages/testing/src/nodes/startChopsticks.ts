import { type ChildProcess, spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Socket } from 'node:net'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { chopsticksFailed, chopsticksMissing } from '../errors'
import { watchParent } from './watchParent'
import { writeChopsticksConfig } from './writeChopsticksConfig'

/** Options of `startChopsticks`; all have a default. */
export type ChopsticksOptions = {
  /** A free one when not set. */
  readonly port?: number
  /** What accounts have, by address, in the smallest unit. */
  readonly balances?: Readonly<Record<string, bigint>>
}

/** A running node. */
export type ChopsticksNode = {
  readonly url: string
  readonly webSocketUrl: string
  readonly pid: number
  /** Ends the node and waits until its process is gone. */
  stop(): Promise<void>
}

type NodeProcess = ChildProcess & { readonly stdout: Readable; readonly stderr: Readable }

/**
 * Starts a node with the real runtime of an Asset Hub on 127.0.0.1, which makes a block for every transaction. It ends with `stop`,
 * and by itself when this process ends in whatever way. @throws chopsticksMissing, chopsticksFailed
 */
export async function startChopsticks(options: ChopsticksOptions = {}): Promise<ChopsticksNode> {
  const { port = 0, balances = {} } = options
  const program = findChopsticks()
  const { folder, config } = await writeChopsticksConfig(port, balances)
  const child = spawn(process.execPath, [program, '--config', config], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const end = createEnd(child)
  const stop = async () => {
    await end()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const address = await readAddress(child)
    letGo(child)
    return { url: `http://${address}`, webSocketUrl: `ws://${address}`, pid: child.pid ?? 0, stop }
  } catch (cause) {
    await stop()
    throw cause
  }
}

function findChopsticks(): string {
  try {
    const entry = createRequire(import.meta.url).resolve('@acala-network/chopsticks')
    return join(dirname(entry), '..', '..', 'chopsticks.cjs')
  } catch (cause) {
    throw chopsticksMissing({}, { cause })
  }
}

/** Waits for the line with the address; port 0 lets the node choose, so two nodes never race for one. */
function readAddress(child: NodeProcess): Promise<string> {
  let words = ''
  const keep = (chunk: unknown) => {
    words = `${words}${chunk}`.slice(-2000)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  return new Promise((resolve, reject) => {
    const fail = (reason: string, cause?: unknown) => reject(chopsticksFailed({ reason }, { cause }))
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = /listening on \S*?:\/\/([\w.:[\]]+:\d+)/i.exec(line)?.[1]
      if (address) resolve(address)
    })
    child.once('error', (cause) => fail('the program can not be run', cause))
    child.once('close', (code) => fail(words.trim() || `it ended with code ${code}`))
  })
}

/** A test that forgets to stop its node must still come to its end. */
function letGo(child: NodeProcess): void {
  child.unref()
  for (const stream of [child.stdout, child.stderr]) if (stream instanceof Socket) stream.unref()
}

function createEnd(child: NodeProcess): () => Promise<void> {
  const watch = watchParent(child)
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve())
    child.once('error', () => resolve())
  })
  return async () => {
    child.ref()
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
    await ended
    await watch.end()
  }
}
