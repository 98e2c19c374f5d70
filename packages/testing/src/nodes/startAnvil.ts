import { type ChildProcess, spawn } from 'node:child_process'
import { Socket } from 'node:net'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { anvilFailed } from '../errors'
import { findAnvil } from './findAnvil'
import { getSeedContracts, type SeedContracts } from './getSeedContracts'
import { seedEvm } from './seedEvm'
import { watchParent } from './watchParent'

/** Options of `startAnvil`; all have a default. */
export type AnvilOptions = {
  /** A free one when not set. */
  readonly port?: number
  readonly chainId?: number
  /** Puts tokens, a collection and names on the chain (true). */
  readonly seed?: boolean
  /** A file to load the chain from, if it is there, and to write it to on `stop`. */
  readonly state?: string
  /** Seconds between blocks; a block per transaction when not set. */
  readonly blockTime?: number
}

/** A running node. */
export type AnvilNode = {
  readonly url: string
  readonly chainId: number
  readonly pid: number
  /** Where the seed puts its contracts; nothing is there when the chain was not seeded. */
  readonly contracts: SeedContracts
  /** Ends the node and waits until its process is gone. */
  stop(): Promise<void>
}

type AnvilProcess = ChildProcess & { readonly stdout: Readable; readonly stderr: Readable }

/**
 * Starts a real EVM node on 127.0.0.1. It ends with `stop`, and by itself when this process ends in whatever way.
 * @throws anvilMissing, anvilFailed, nodeFailed
 */
export async function startAnvil(options: AnvilOptions = {}): Promise<AnvilNode> {
  const { chainId = 31337, port = 0, seed = true, state, blockTime } = options
  const args = ['--host', '127.0.0.1', '--port', String(port), '--chain-id', String(chainId)]
  if (state) args.push('--state', state)
  if (blockTime) args.push('--block-time', String(blockTime))
  const child = spawn(findAnvil(), args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const stop = createStop(child, state ? 'SIGINT' : 'SIGKILL')
  try {
    const url = await readAddress(child)
    if (seed) await seedEvm(url)
    letGo(child)
    return { url, chainId, pid: child.pid ?? 0, contracts: getSeedContracts(), stop }
  } catch (cause) {
    await stop()
    throw cause
  }
}

/** Waits for the line with the address; port 0 lets the node choose, so two nodes never race for one. */
function readAddress(child: AnvilProcess): Promise<string> {
  let complaint = ''
  child.stderr.on('data', (chunk) => {
    complaint = `${complaint}${chunk}`.slice(-2000)
  })
  return new Promise((resolve, reject) => {
    const fail = (reason: string, cause?: unknown) => reject(anvilFailed({ reason }, { cause }))
    // The reading goes on after that: a full pipe would stop the node.
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = /^Listening on ([\d.:]+)$/.exec(line)?.[1]
      if (address) resolve(`http://${address}`)
    })
    child.once('error', (cause) => fail('the program can not be run', cause))
    child.once('close', (code) => fail(complaint.trim() || `it ended with code ${code}`))
  })
}

/** A test that forgets to stop its node must still come to its end. */
function letGo(child: AnvilProcess): void {
  child.unref()
  for (const stream of [child.stdout, child.stderr]) if (stream instanceof Socket) stream.unref()
}

/** With a state file the node is asked to end (SIGINT), since that is when it writes the file. */
function createStop(child: AnvilProcess, signal: NodeJS.Signals): () => Promise<void> {
  const watch = watchParent(child)
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve())
    child.once('error', () => resolve())
  })
  return async () => {
    child.ref()
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    await ended
    await watch.end()
  }
}
