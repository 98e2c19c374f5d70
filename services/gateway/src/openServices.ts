import { resolve } from 'node:path'
import { createCautiousClock } from '@latchkey/relay'
import { createAccountServices } from './account/createAccountServices'
import { createSeenCollections } from './activity/createSeenCollections'
import { startFollowers } from './activity/startFollowers'
import { startSmartAccounts } from './bundler/startSmartAccounts'
import type { Config } from './config/readConfig'
import { inTurn } from './database/inTurn'
import { openDatabase } from './database/openDatabase'
import { createDirectory } from './directory/createDirectory'
import { startDeletingEvents } from './events/startDeletingEvents'
import { createDescriptors } from './explain/descriptors/createDescriptors'
import { createLabels } from './explain/labels/createLabels'
import { createRiskSources } from './explain/risks/createRiskSources'
import { startRefreshingRisks } from './explain/risks/startRefreshingRisks'
import { createBodyBudget } from './http/createBodyBudget'
import { createGate } from './http/createGate'
import { createSlabPool } from './http/createSlabPool'
import { createLimiter } from './limits/createLimiter'
import { createLog } from './monitoring/createLog'
import { createMetrics } from './monitoring/createMetrics'
import { createNames } from './name/createNames'
import { createReserved } from './name/createReserved'
import { createNameLookups } from './name/lookup/createNameLookups'
import { startSweepingNames } from './name/startSweepingNames'
import { openOnramp } from './onramp/openOnramp'
import { readVendorKeys } from './onramp/readVendorKeys'
import { startSweepingOnramp } from './onramp/startSweepingOnramp'
import { createProjects } from './projects/createProjects'
import { createNodes } from './rpc/createNodes'
import type { Services } from './Services'
import { openSignIn } from './sign-in/openSignIn'
import { startSweepingSignIns } from './sign-in/startSweepingSignIns'
import { startSweepingSmartSessions } from './smart-sessions/startSweepingSmartSessions'
import { readSponsor } from './sponsor/readSponsor'
import { readSolanaSponsor } from './sponsor/solana/readSolanaSponsor'
import { createSwapProviders } from './swap/createSwapProviders'
import { createSwaps } from './swap/createSwaps'
import { createSwapTokens } from './swap/tokens/createSwapTokens'

/** Opens everything the gateway needs. @throws databaseMissing, databaseDown, migrationChanged */
export async function openServices(
  config: Config,
): Promise<{ services: Services; stop: () => Promise<void> }> {
  // Before anything is opened.
  readSponsor(config)
  readSolanaSponsor(config)
  readVendorKeys(config)
  const log = createLog(config)
  const now = Date.now
  // For spans of time, whatever happens to the time of day.
  const elapsed = () => performance.now()
  const cautious = createCautiousClock({ now })
  const database = await openDatabase({
    url: config.DATABASE_URL,
    folder: resolve(config.GATEWAY_DATA, 'postgres'),
    // Each followed chain holds one connection for its lock, and each line of sponsored operations.
    connections:
      config.GATEWAY_DATABASE_CONNECTIONS +
      config.GATEWAY_CHAINS.filter(({ follow }) => follow).length +
      (config.SPONSOR === 'own'
        ? config.GATEWAY_CHAINS.filter(({ id }) => id.startsWith('eip155:')).length
        : 0),
  })
  const closing = async (error: unknown): Promise<never> => {
    await database.stop()
    throw error
  }
  const signIn = await openSignIn(config, database, now).catch(closing)
  const directory = await createDirectory(database, (error) =>
    log.warn({ error: String(error) }, 'Could not refresh the wallet directory; it may be out of date'),
  ).catch(closing)
  const limiter = createLimiter(database, now, (error) =>
    log.warn({ error: String(error) }, 'Could not share rate limits between gateways'),
  )
  const metrics = createMetrics()
  const nodes = createNodes({ config, metrics, now: elapsed })
  const followers = startFollowers({
    chains: config.GATEWAY_CHAINS,
    mostWatched: config.GATEWAY_WATCHED_ADDRESSES,
    database,
    log,
    nodes,
    now,
  })
  const swept = inTurn(database)
  const deleting = startDeletingEvents({
    database: swept,
    log,
    days: config.GATEWAY_ANALYTICS_DAYS,
    most: config.GATEWAY_ANALYTICS_MOST,
  })
  const sweeping = startSweepingSignIns({ database: swept, log, now: cautious })
  const sweepingSmartSessions = startSweepingSmartSessions({ database: swept, log, now: cautious })
  const refreshingRisks = startRefreshingRisks({
    database,
    log,
    sources: createRiskSources(config.GATEWAY_RISK_SOURCES),
    now,
  })
  const smartAccounts = startSmartAccounts(config, {
    database,
    log,
    nodes,
    metrics: metrics.sponsor,
    now,
  })
  const sweepingNames = startSweepingNames({ config, database: swept, log, now: cautious })
  const names = createNames({
    config,
    database,
    isReserved: createReserved({ directory, words: config.NAMES_RESERVED, zones: config.NAMES_ZONES }),
    now,
  })
  const nameLookups = createNameLookups({ config, names, nodes, now })
  const account = createAccountServices(config, nodes, now, {
    seenCollections: createSeenCollections(database),
    names,
    nameLookups,
  })
  const onramp = await openOnramp(config, { database, nodes, prices: account.prices, log, now }).catch(
    closing,
  )
  const sweepingOnramp = startSweepingOnramp({ database: swept, log, now: cautious })
  const answers = createBodyBudget({
    most: config.GATEWAY_ANSWERS_LIMIT,
    mostPerAddress: config.GATEWAY_ANSWERS_PER_ADDRESS,
  })
  const services: Services = {
    config,
    database,
    projects: createProjects(database, elapsed, config.GATEWAY_MODE === 'development'),
    directory,
    descriptors: createDescriptors(database, now),
    labels: createLabels({ database, chains: nodes.chains, identities: account.identities }),
    limiter,
    log,
    metrics,
    names,
    nameLookups,
    nodes,
    signIn,
    onramp,
    smartAccounts,
    swaps: createSwaps({
      nodes,
      prices: account.prices,
      providers: createSwapProviders(config, { nodes, log, now }),
      tokens: createSwapTokens({ place: config.SWAP_TOKENS, log, now }),
      now,
    }),
    gate: createGate({ config, limiter, answers, log, metrics, now: elapsed }),
    answers,
    slabs: createSlabPool(),
    bodies: createBodyBudget({
      most: config.GATEWAY_BODIES_LIMIT,
      mostPerAddress: config.GATEWAY_BODIES_PER_ADDRESS,
    }),
    ...account,
    now,
  }
  const stop = async () => {
    await onramp.standIn?.stop()
    await smartAccounts.stop()
    await followers.stop()
    await deleting.stop()
    await sweeping.stop()
    await sweepingSmartSessions.stop()
    await sweepingNames.stop()
    await sweepingOnramp.stop()
    await refreshingRisks.stop()
    await directory.stop()
    await limiter.stop()
    await nodes.stop()
    await database.stop()
  }
  return { services, stop }
}
