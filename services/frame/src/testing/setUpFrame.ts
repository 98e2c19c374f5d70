import { openTestDatabase } from '@latchkey/gateway/testing/openTestDatabase'
import type { Call } from '@latchkey/protocol'
import type { Hono } from 'hono'
import type { InferOutput } from 'valibot'
import { afterAll, beforeAll } from 'vitest'
import { createFrameApp } from '../server/app'
import { readFrameSettings } from '../server/config/readFrameSettings'
import type { FrameServices } from '../server/FrameServices'
import { openFrameServices } from '../server/openFrameServices'
import { askFrame, type FrameAnswer, type TestCall } from './askFrame'
import { createMailbox, type Mailbox } from './createMailbox'
import { createTestClock, type TestClock } from './createTestClock'

/** A frame without a port, with its own database, mailbox and clock. */
export type TestFrame = {
  readonly services: FrameServices
  readonly app: Hono
  readonly mailbox: Mailbox
  readonly clock: TestClock
  /** Sends a request as it is. */
  ask(path: string, init?: RequestInit): Promise<Response>
  /** Makes a call of a contract with its proof, and returns the answer. */
  call<const Contract extends Call>(
    contract: Contract,
    options: TestCall<Contract>,
  ): Promise<FrameAnswer<InferOutput<Contract['output']>>>
}

/** The settings of a frame in tests. */
export const testSettings = {
  FRAME_MODE: 'development',
  FRAME_LOG: 'silent',
  FRAME_RATE_LIMIT: '100000',
  // Tests tell where they come from, so they don't share the limits of one address.
  FRAME_PROXIES: '1',
  FRAME_PUBLIC_URL: 'http://frame.test',
  LATCHKEY_FRAME_KEY: '11'.repeat(32),
} as const

/** Opens a frame on a database. */
export async function openTestFrame(
  env: Readonly<Record<string, string>>,
): Promise<{ frame: TestFrame; stop: () => Promise<void> }> {
  const [mailbox, clock] = [createMailbox(), createTestClock()]
  const settings = readFrameSettings({ ...testSettings, ...env })
  const { services, stop } = await openFrameServices(settings, { mailer: mailbox, now: clock.now })
  const app = createFrameApp(services)
  const ask = async (path: string, init?: RequestInit) =>
    app.request(new Request(new URL(path, 'http://frame.test'), init))
  const call: TestFrame['call'] = (contract, options) => askFrame(ask, clock.now, contract, options)
  return { frame: { services, app, mailbox, clock, ask, call }, stop }
}

/** Opens a frame for the tests of a file, in development mode by default, and closes it afterwards. */
export function setUpFrame(env: Readonly<Record<string, string>> = {}): () => TestFrame {
  let stop: (() => Promise<void>) | undefined
  let frame: TestFrame | undefined
  beforeAll(async () => {
    const database = await openTestDatabase()
    const opened = await openTestFrame({ DATABASE_URL: database.url, ...env })
    stop = async () => {
      await opened.stop()
      await database.stop()
    }
    frame = opened.frame
  }, 60_000)
  afterAll(() => stop?.())
  return () => {
    if (!frame) throw new TypeError('Call this inside a test')
    return frame
  }
}
