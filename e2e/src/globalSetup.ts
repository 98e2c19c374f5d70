import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDemo } from '@latchkey/demo'
import { localSettings, startGateway } from '@latchkey/gateway'
import { startEvmChains } from '@latchkey/testing/node'
import { startWallet } from '@latchkey/wallet'
import type { TestProject } from 'vitest/node'
import type { Stack } from './browser/Stack'

type Stop = () => Promise<void>

/** Starts once, for all files, what `npm start` starts, on free ports; the function given back stops it. */
export async function setup(project: TestProject): Promise<Stop> {
  const running: Stop[] = []
  const stop = async () => {
    for (const end of running.splice(0).reverse()) await end()
  }
  try {
    const { first, second, stop: stopChains } = await startEvmChains()
    running.push(stopChains)
    const folder = await mkdtemp(join(tmpdir(), 'latchkey-e2e-'))
    running.push(() => rm(folder, { recursive: true, force: true }))
    // The database server runs as another user where the tests run as root.
    await chmod(folder, 0o755)
    const local = localSettings([
      { ...first, name: 'Local chain' },
      { ...second, name: 'Second chain' },
    ])
    const gateway = await startGateway({
      port: 0,
      env: { ...local, GATEWAY_LOG: 'warn', GATEWAY_DATA: folder, GATEWAY_RATE_LIMIT: '10000' },
    })
    running.push(gateway.stop)
    const nodes = {
      [`eip155:${first.chainId}` as const]: first.url,
      [`eip155:${second.chainId}` as const]: second.url,
    }
    const wallet = await startWallet({
      port: 0,
      relays: [`${gateway.url.replace(/^http/, 'ws')}/relay`],
      nodes,
    })
    running.push(wallet.stop)
    const demo = await startDemo({
      port: 0,
      gateway: gateway.url,
      wallet: wallet.url,
      nodes,
    })
    running.push(demo.stop)
    const stack: Stack = {
      demoUrl: demo.url,
      gatewayUrl: gateway.url,
      walletUrl: wallet.url,
      chains: [
        { chainId: first.chainId, rpcUrl: first.url, name: 'Local chain' },
        { chainId: second.chainId, rpcUrl: second.url, name: 'Second chain' },
      ],
    }
    project.provide('stack', stack)
    return stop
  } catch (cause) {
    await stop()
    throw cause
  }
}
