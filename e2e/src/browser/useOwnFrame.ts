import { startFrame } from '@latchkey/frame'
import { freePort } from '@latchkey/gateway/testing/freePort'
import { openTestDatabase } from '@latchkey/gateway/testing/openTestDatabase'
import { afterAll, beforeAll } from 'vitest'
import { ownFrameSettings } from './ownFrameSettings'

/** A frame of one file, whose clock can be set forward. */
export type OwnFrame = {
  readonly url: string
  /** Its time, in milliseconds. */
  now(): number
  /** Sets its clock forward. The clocks of the pages are the test's affair. */
  skip(ms: number): void
}

/**
 * Starts a frame with its own database and clock, and settings that differ, for the tests of a file. Call it at the top of
 * the file.
 */
export function useOwnFrame(settings: Readonly<Record<string, string>> = {}): () => OwnFrame {
  let own: OwnFrame
  let stop: (() => Promise<void>) | undefined
  beforeAll(async () => {
    const database = await openTestDatabase()
    const port = await freePort()
    let ahead = 0
    const usual = ownFrameSettings(port)
    const env = { ...usual, DATABASE_URL: database.url, FRAME_DEV_MAILBOX: 'true', ...settings }
    const now = () => Date.now() + ahead
    const frame = await startFrame({ port, env, parts: { now } })
    stop = async () => {
      await frame.stop()
      await database.stop()
    }
    own = {
      url: usual.FRAME_PUBLIC_URL,
      now,
      skip(ms) {
        ahead += ms
      },
    }
  })
  afterAll(() => stop?.())
  return () => own
}
