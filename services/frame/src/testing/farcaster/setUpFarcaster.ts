import { postFarcasterLogin, postFarcasterWait, postSocialResult } from '@latchkey/protocol'
import { type AnvilNode, startAnvil } from '@latchkey/testing/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { createSigner, type Signer } from '../createSigner'
import { setUpFrame, type TestFrame } from '../setUpFrame'
import { siteOrigin, testPlace } from '../setUpSocial'
import { createFarcasterAccounts, type FarcasterAccounts } from './createFarcasterAccounts'
import { createFarcasterApp, type FarcasterApp } from './createFarcasterApp'
import { startFarcasterRelay, type TestRelay } from './startFarcasterRelay'

/** A page that signs in with Farcaster. */
export type FarcasterLogin = { readonly attempt: string; readonly url: string; readonly signer: Signer }

/** A frame with a relay and a chain of its own, and what a visitor does with them. */
export type FarcasterFrame = {
  readonly frame: () => TestFrame
  readonly relay: () => TestRelay
  readonly accounts: () => FarcasterAccounts
  readonly nodeUrl: () => string
  /** Creates an app whose key owns an account that no other test uses. */
  createOwner(): Promise<{ readonly app: FarcasterApp; readonly fid: number }>
  createApp(): FarcasterApp
  start(signer?: Signer, deviceId?: string): Promise<FarcasterLogin>
  wait(login: FarcasterLogin, signer?: Signer): ReturnType<typeof waitWith>
  finish(login: FarcasterLogin, code: string): ReturnType<typeof finishWith>
}

const waitWith = (frame: TestFrame, attempt: string, signer: Signer) =>
  frame.call(postFarcasterWait, { params: { attempt }, body: {}, signer })

const finishWith = (frame: TestFrame, { attempt, signer }: FarcasterLogin, code: string) =>
  frame.call(postSocialResult, { params: { attempt }, body: { code }, signer })

/** Opens a frame, a relay, and a node that says it is Optimism, for the tests of a file. */
export function setUpFarcaster(): FarcasterFrame {
  let relay: TestRelay | undefined
  let node: AnvilNode | undefined
  let accounts: FarcasterAccounts | undefined
  let lastFid = 1_000
  const env: Record<string, string> = {}
  beforeAll(async () => {
    relay = await startFarcasterRelay()
    node = await startAnvil({ chainId: 10, seed: false })
    accounts = await createFarcasterAccounts(node.url)
    Object.assign(env, { FRAME_FARCASTER_RELAY: relay.url, FRAME_OPTIMISM_RPC: node.url })
  }, 60_000)
  const frame = setUpFrame(env)
  afterEach(() => {
    if (relay) relay.trick = undefined
  })
  afterAll(async () => {
    await relay?.stop()
    await node?.stop()
  })
  const open = <Part>(part: Part | undefined): Part => {
    if (part === undefined) throw new TypeError('Call this inside a test')
    return part
  }
  const createApp = () => createFarcasterApp(open(relay), open(node).url)
  return {
    frame,
    relay: () => open(relay),
    accounts: () => open(accounts),
    nodeUrl: () => open(node).url,
    createApp,
    async createOwner() {
      const app = createApp()
      lastFid += 1
      const fid = lastFid
      await open(accounts).setOwner(app.account.address, fid)
      return { app, fid }
    },
    async start(given, deviceId) {
      const signer = given ?? (await createSigner())
      const { output } = await frame().call(postFarcasterLogin, {
        body: { projectId: 'dev', origin: siteOrigin, publicKey: signer.publicKey, deviceId },
        signer,
        headers: testPlace,
      })
      return { ...output, signer }
    },
    wait: ({ attempt, signer: own }, signer = own) => waitWith(frame(), attempt, signer),
    finish: (login, code) => finishWith(frame(), login, code),
  }
}
