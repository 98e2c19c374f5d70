import { base58 } from '@scure/base'
import type { Ask } from '../wallet/createAsk'
import type { EventEmitter, Listener } from '../wallet/createEventEmitter'
import type { StandardAccount, StandardWallet } from '../wallet/StandardWallet'
import { spoilStandardAccounts } from '../wallet/spoilStandardAccounts'
import { type Feature, type FeatureContext, features } from './features'

type Parts = {
  readonly name: string
  readonly icon: unknown
  readonly context: FeatureContext
  readonly emitter: EventEmitter
  readonly ask: Ask
}

const transactionVersions = ['legacy', 0]

const evmAddress = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** Creates the object that a wallet registers. Its fields are always current. */
export function createStandardWallet(parts: Parts): StandardWallet {
  const { context, emitter, name, icon } = parts
  const { memory } = context
  const has = (feature: string) => !memory.quirks().without.includes(feature)
  const on = (event: string, listener: Listener) => {
    emitter.on(event, listener)
    return () => emitter.removeListener(event, listener)
  }
  return {
    version: '1.0.0',
    name,
    icon,
    get chains() {
      return memory.quirks().chains
    },
    get features() {
      const offered = [...features].filter(([feature]) => has(feature))
      const methods = offered.map(([feature, run]) => [feature, createFeature(parts, feature, run)] as const)
      const isHollow = memory.quirks().hollow.includes('standard:events')
      const events = { 'standard:events': { version: '1.0.0', ...(isHollow ? {} : { on }) } }
      return { ...(has('standard:events') ? events : {}), ...Object.fromEntries(methods) }
    },
    get accounts() {
      return context.accounts()
    },
  }
}

function createFeature(
  { ask, context }: Parts,
  feature: string,
  run: Feature,
): Readonly<Record<string, unknown>> {
  const method = feature.slice(feature.indexOf(':') + 1)
  const isTransaction = feature.endsWith('Transaction')
  const isHollow = context.memory.quirks().hollow.includes(feature)
  return {
    version: '1.0.0',
    ...(isTransaction ? { supportedTransactionVersions: transactionVersions } : {}),
    ...(isHollow
      ? {}
      : { [method]: (...inputs: readonly unknown[]) => ask(feature, inputs, () => run(context, inputs)) }),
  }
}

/** The accounts that a page sees now, each with its features. */
export function createAccounts(memory: FeatureContext['memory']): readonly StandardAccount[] {
  const { badAccounts, chains, without, isLedger } = memory.quirks()
  const ofAccounts = [...features.keys()].filter(
    (feature) =>
      feature.startsWith('solana:sign') &&
      feature !== 'solana:signIn' &&
      !without.includes(feature) &&
      !(isLedger && feature === 'solana:signMessage'),
  )
  const accounts = memory.view().accounts.map((address) =>
    Object.freeze({
      address,
      publicKey: base58.decode(address),
      chains: Object.freeze([...chains]),
      features: Object.freeze(ofAccounts),
    }),
  )
  return spoilStandardAccounts(badAccounts, accounts, () => evmAddress)
}
