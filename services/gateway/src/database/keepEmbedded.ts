import { startEmbedded } from './startEmbedded'

/** A bundled PostgreSQL that is started again when it ends. */
export type KeptServer = {
  readonly url: string
  /** Somebody can't reach it: starts it again if its process has ended. */
  look(): void
  stop(): Promise<void>
}

/** A server that can't start, on a full disk for example, isn't tried more often. */
const againMs = 1_000

/**
 * Starts the bundled PostgreSQL on a folder, and again on the same port when it has ended, because the system ran out
 * of memory or the disk was full. @throws databaseMissing, databaseDown
 */
export async function keepEmbedded(folder: string): Promise<KeptServer> {
  let server = await startEmbedded(folder)
  const port = Number(new URL(server.url).port)
  let reviving: Promise<void> | undefined
  let revivedAt = Number.NEGATIVE_INFINITY
  let isStopped = false
  const revive = async () => {
    if (await server.isRunning()) return
    // The queries that fail meanwhile say so; the next of them tries again.
    server = await startEmbedded(folder, port).catch(() => server)
  }
  return {
    url: server.url,
    look() {
      if (isStopped || reviving || performance.now() - revivedAt < againMs) return
      revivedAt = performance.now()
      reviving = revive().finally(() => {
        reviving = undefined
      })
    },
    async stop() {
      isStopped = true
      await reviving
      await server.stop()
    },
  }
}
