import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDemo } from '@latchkey/demo'
import { localSettings, startGateway } from '@latchkey/gateway'
import { localNames, pointLocalNames } from '@latchkey/gateway/testing/localNames'
import { localSponsor } from '@latchkey/gateway/testing/localSponsor'
import { localStandIn } from '@latchkey/gateway/testing/localStandIn'
import { localNetworkIds } from '@latchkey/testing'
import { getPoolContracts, seedVendor, solanaSeedTokens, startEvmChains } from '@latchkey/testing/node'
import { startWallet } from '@latchkey/wallet'
import type { TestProject } from 'vitest/node'
import type { Stack } from './browser/Stack'
import { startEmbedded, startOtherFrame } from './startEmbedded'
import { startFamilies } from './startFamilies'

type Stop = () => Promise<void>

/** Starts what `npm start` starts, once for all files and on free ports. Returns how to stop it. */
export async function setup(project: TestProject): Promise<Stop> {
  const running: Stop[] = []
  const stop = async () => {
    for (const end of running.splice(0).reverse()) await end()
  }
  try {
    project.provide('stack', await startStack(running))
    return stop
  } catch (cause) {
    await stop()
    throw cause
  }
}

async function startStack(running: Stop[]): Promise<Stack> {
  const [{ first, second, stop: stopChains }, others] = await Promise.all([
    startEvmChains({ smartAccounts: true, pools: true }),
    startFamilies(running),
  ])
  running.push(stopChains)
  await Promise.all([first, second].map(({ url }) => seedVendor(url)))
  const folder = await openFolder(running)
  const gateway = await startGatewayOf(
    running,
    folder,
    [
      { ...first, name: 'Local chain', pools: getPoolContracts() },
      { ...second, name: 'Second chain', pools: getPoolContracts() },
    ],
    others,
  )
  await pointLocalNames(first.url, gateway.url)
  const nodes = {
    [`eip155:${first.chainId}` as const]: first.url,
    [`eip155:${second.chainId}` as const]: second.url,
  }
  const wallet = await startWallet({
    port: 0,
    relays: [`${gateway.url.replace(/^http/, 'ws')}/relay`],
    nodes: { ...nodes, ...others },
  })
  running.push(wallet.stop)
  const settings = { port: 0, gateway: gateway.url, wallet: wallet.url, frame: null }
  const demo = await startDemo({ ...settings, nodes })
  running.push(demo.stop)
  const all = await startDemo({ ...settings, nodes: { ...nodes, ...others }, build: demo })
  running.push(all.stop)
  const plan = { gateway: gateway.url, folder }
  const { frameUrl, pages } = await startEmbedded(running, plan)
  const otherFrame = await startOtherFrame(running, plan)
  const solana = localNetworkIds.solana
  const startSite = async (frame: string) => {
    const shown = { ...nodes, [solana]: others[solana] }
    const site = await startDemo({ ...settings, frame, nodes: shown, build: demo })
    running.push(site.stop)
    return (host: string) => site.url.replace('localhost', host)
  }
  const siteOn = await startSite(frameUrl)
  const otherSiteOn = await startSite(otherFrame)
  return {
    demoUrl: demo.url,
    gatewayUrl: gateway.url,
    walletUrl: wallet.url,
    chains: [
      { chainId: first.chainId, rpcUrl: first.url, name: 'Local chain' },
      { chainId: second.chainId, rpcUrl: second.url, name: 'Second chain' },
    ],
    families: { demoUrl: all.url, nodes: others },
    embedded: {
      frameUrl,
      pages,
      sites: [siteOn('site-a.localhost'), siteOn('site-b.localhost')],
      other: { frameUrl: otherFrame, site: otherSiteOn('site-c.localhost') },
    },
  }
}

/** A folder for the data of the services. */
async function openFolder(running: Stop[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-e2e-'))
  running.push(() => rm(folder, { recursive: true, force: true }))
  // The database server runs as another user if the tests run as root.
  await chmod(folder, 0o755)
  return folder
}

async function startGatewayOf(
  running: Stop[],
  folder: string,
  chains: Parameters<typeof localSettings>[0],
  others: Stack['families']['nodes'],
): ReturnType<typeof startGateway> {
  const local = localSettings(chains, [
    {
      id: localNetworkIds.solana,
      name: 'Local Solana',
      rpc: [others[localNetworkIds.solana]],
      tokens: solanaSeedTokens,
    },
    { id: localNetworkIds.bitcoin, name: 'Local Bitcoin', rpc: [others[localNetworkIds.bitcoin]] },
    {
      id: localNetworkIds.polkadot,
      name: 'Local Polkadot',
      rpc: [others[localNetworkIds.polkadot]],
      nativeCurrency: { name: 'Rococo', symbol: 'ROC', decimals: 12 },
    },
  ])
  const gateway = await startGateway({
    port: 0,
    env: {
      ...local,
      ...localNames,
      ...localSponsor,
      ...localStandIn,
      GATEWAY_LOG: 'warn',
      GATEWAY_DATA: folder,
      GATEWAY_RATE_LIMIT: '10000',
    },
  })
  running.push(gateway.stop)
  return gateway
}
