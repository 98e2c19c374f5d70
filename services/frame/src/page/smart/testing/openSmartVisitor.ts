import type { FrameLocator } from 'playwright-core'
import type { Hex } from 'viem'
import { expect, vi } from 'vitest'
import type { SmartSites } from '../../../testing/startSmartSites'
import { type Heard, openSite, type Site } from '../../testing/openSite'
import { signInByEmail } from '../../testing/signInByEmail'
import { approveShown } from './approveShown'

/** A site that sends calls, and a visitor who is signed in there. */
export type SmartVisitor = {
  readonly site: Site
  readonly inside: FrameLocator
  readonly address: Hex
  /** The parameter of `wallet_sendCalls`. */
  bundle(calls: readonly object[]): object
  /** Sends a request and waits for its answer, which may be an error. */
  request(method: string, params?: readonly unknown[], chainId?: number): Promise<Heard>
  /** Sends a request and returns its result. */
  ask(method: string, params?: readonly unknown[]): Promise<unknown>
  sendCalls(calls: readonly object[], more?: object): Promise<{ readonly id: string }>
  /** Approves what the panel shows, and returns its text. */
  approve(): Promise<string>
  /** Waits until calls are mined or failed, and returns their status. */
  settled(id: string): Promise<Readonly<Record<string, unknown>>>
}

/** Opens a site where a visitor signs in. `prepare` runs before that. */
export async function openSmartVisitor(
  { sites }: SmartSites,
  email: string,
  prepare?: (site: Site) => Promise<void>,
): Promise<SmartVisitor> {
  const site = await openSite(sites)
  await prepare?.(site)
  await signInByEmail(sites, site, email)
  const { payload } = await site.ask('GET_USER', { chainId: 31_337 })
  const address = payload?.address as Hex
  const inside = site.page.frameLocator('iframe')
  const request: SmartVisitor['request'] = (method, params, chainId) =>
    site.ask('RPC_REQUEST', { method, ...(params ? { params } : {}), ...(chainId ? { chainId } : {}) })
  const ask: SmartVisitor['ask'] = async (method, params) => {
    const answer = await request(method, params)
    expect(answer).toMatchObject({ type: '@w3m-frame/RPC_REQUEST_SUCCESS' })
    return answer.payload
  }
  const bundle: SmartVisitor['bundle'] = (calls) => ({
    version: '2.0.0',
    from: address,
    chainId: '0x7a69',
    atomicRequired: true,
    calls,
  })
  return {
    site,
    inside,
    address,
    bundle,
    request,
    ask,
    sendCalls: async (calls, more) =>
      (await ask('wallet_sendCalls', [{ ...bundle(calls), ...more }])) as { id: string },
    approve: () => approveShown(inside),
    settled: (id) =>
      vi.waitFor(
        async () => {
          const status = (await ask('wallet_getCallsStatus', [id])) as Readonly<Record<string, unknown>>
          expect(status.status).not.toBe(100)
          return status
        },
        { timeout: 60_000, interval: 100 },
      ),
  }
}
