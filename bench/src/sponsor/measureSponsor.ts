import { fileURLToPath } from 'node:url'
import { freePort } from '@latchkey/gateway/testing/freePort'
import { localSponsor } from '@latchkey/gateway/testing/localSponsor'
import { openTestDatabase } from '@latchkey/gateway/testing/openTestDatabase'
import { testAccounts } from '@latchkey/testing'
import { startAnvil } from '@latchkey/testing/node'
import { startChild } from '../gateway/startChild'
import { installAlto } from './installAlto'
import { type BenchChain, openBenchChain } from './openBenchChain'
import type { Measured, SponsorFigures } from './SponsorFigures'
import { sendOperation } from './sendOperation'
import { startAlto } from './startAlto'

/**
 * Measures approval and transfer of a token by visitors without money: carried by the gateway's own sponsor, and by the
 * bundler alto from a deposit that the operator made, beside a plain transfer by somebody who has money.
 */
export async function measureSponsor(rounds: number): Promise<SponsorFigures> {
  const node = await startAnvil({ smartAccounts: true })
  try {
    const chain = openBenchChain(node)
    const plain = await measurePlain(chain, rounds)
    const own = await measureOwn(chain, rounds)
    const alto = await measureAlto(chain, rounds)
    return { plain, ownFirst: own.first, ownLater: own.later, ...alto }
  } finally {
    await node.stop()
  }
}

async function measurePlain(chain: BenchChain, rounds: number): Promise<Measured> {
  const all: Measured[] = []
  for (let round = 0; round <= rounds; round += 1) all.push(await chain.payPlainly())
  return summarize(all)
}

async function measureOwn(chain: BenchChain, rounds: number) {
  const database = await openTestDatabase()
  const generous = '9000000000000000000'
  // In its own process, as alto.
  const gateway = await startChild(
    fileURLToPath(import.meta.resolve('@latchkey/gateway/main')),
    [],
    {
      GATEWAY_PORT: '0',
      GATEWAY_MODE: 'development',
      DATABASE_URL: database.url,
      GATEWAY_RELAY: 'false',
      GATEWAY_RATE_LIMIT: '100000',
      GATEWAY_CHAINS: JSON.stringify([{ id: chain.network, name: 'Local', rpc: [chain.url] }]),
      ...localSponsor,
      SPONSOR_PROJECT_BUDGET: generous,
      SPONSOR_VISITOR_BUDGET: generous,
    },
    false,
  )
  try {
    const url = `${gateway.url}/v1/bundler?chainId=${chain.network}&projectId=dev`
    return await measureVisitors(chain, { url, isFree: true }, rounds)
  } finally {
    await gateway.stop()
    await database.stop()
  }
}

async function measureAlto(chain: BenchChain, rounds: number): Promise<Partial<SponsorFigures>> {
  const path = await installAlto()
  if (!path) return { missing: 'npm could not install it' }
  const key = testAccounts[9].privateKey
  const alto = await startAlto(path, { rpc: chain.url, key, port: await freePort() })
  try {
    const { first, later } = await measureVisitors(chain, { url: alto.url, isFree: false }, rounds)
    return { altoFirst: first, altoLater: later }
  } finally {
    await alto.stop()
  }
}

async function measureVisitors(
  chain: BenchChain,
  bundler: { readonly url: string; readonly isFree: boolean },
  rounds: number,
): Promise<{ readonly first: Measured; readonly later: Measured }> {
  const firsts: Measured[] = []
  const laters: Measured[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const visitor = await chain.createVisitor(!bundler.isFree)
    firsts.push(await sendOperation(chain, visitor, { ...bundler, isFirst: true }))
    laters.push(await sendOperation(chain, visitor, { ...bundler, isFirst: false }))
  }
  return { first: summarize(firsts), later: summarize(laters) }
}

/** Leaves out the first round, which warms everything up. */
function summarize(all: readonly Measured[]): Measured {
  const [last] = all.slice(-1)
  return { gas: last?.gas ?? 0, wei: last?.wei ?? 0n, ms: all.slice(1).flatMap(({ ms }) => ms) }
}
