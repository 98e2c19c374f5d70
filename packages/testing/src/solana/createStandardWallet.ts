import { base58 } from '@scure/base'
import type { Behaviour } from '../script/Behaviour'
import type { RequestLog } from '../script/createRequestLog'
import { performBehaviour, type Release } from '../script/performBehaviour'
import { rpcError } from '../script/rpcError'
import { takeRule } from '../script/takeRule'
import type { EventEmitter, Listener } from '../wallet/createEventEmitter'
import { settleTwice } from '../wallet/settleTwice'
import { type Feature, type FeatureContext, features, type Prepared } from './features'
import type { StandardAccount, StandardWallet } from './StandardWallet'

type Parts = {
  readonly name: string
  readonly icon: unknown
  readonly context: FeatureContext
  readonly emitter: EventEmitter
  readonly log: RequestLog
  /** Requests that wait for `release`. */
  readonly held: Set<Release>
}

const transactionVersions = ['legacy', 0]

/** Understands a request; one that is bad in itself is prepared too, and fails when it is carried out. */
function prepare(feature: Feature, context: FeatureContext, inputs: readonly unknown[]): Prepared {
  try {
    return feature(context, inputs)
  } catch (error) {
    return {
      prompts: false,
      approve() {
        throw error
      },
    }
  }
}

/** Makes the object that a wallet registers; its fields always say what is so now. */
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
      const events = { 'standard:events': { version: '1.0.0', on } }
      return { ...(has('standard:events') ? events : {}), ...Object.fromEntries(methods) }
    },
    get accounts() {
      return context.accounts()
    },
  }
}

function createFeature(parts: Parts, feature: string, run: Feature): Readonly<Record<string, unknown>> {
  const method = feature.slice(feature.indexOf(':') + 1)
  const isTransaction = feature.endsWith('Transaction')
  return {
    version: '1.0.0',
    ...(isTransaction ? { supportedTransactionVersions: transactionVersions } : {}),
    [method]: (...inputs: readonly unknown[]) => answer(parts, feature, run, inputs),
  }
}

function answer(parts: Parts, method: string, run: Feature, inputs: readonly unknown[]): Promise<unknown> {
  const { context, emitter, log, held } = parts
  const { memory } = context
  const { prompts, approve } = prepare(run, context, inputs)
  const settle = log.add({ method, params: inputs, prompted: prompts })
  const behaviour = choose(parts, method, prompts)
  if (behaviour.kind === 'throw' && behaviour.synchronously) {
    settle(Promise.reject(behaviour.value))
    throw behaviour.value
  }
  const answered = performBehaviour(behaviour, {
    approve,
    rejection: rpcError(4001),
    hold: (release) => held.add(release),
  })
  settle(answered)
  if (behaviour.kind !== 'answerTwice') return answered
  const repeat = () => {
    if (!memory.quirks().silent) emitter.emit('change', { accounts: context.accounts() })
  }
  answered.then(repeat, repeat)
  return settleTwice(answered)
}

function choose({ context: { memory } }: Parts, method: string, isPrompt: boolean): Behaviour {
  const { rules } = memory.get()
  const { behaviour, rest } = takeRule(rules, { method, isPrompt })
  if (rest !== rules) memory.update({ rules: rest })
  return behaviour
}

/** The accounts that a page sees now, each with what can be done with it. */
export function createAccounts(memory: FeatureContext['memory']): readonly StandardAccount[] {
  const { chains, without, isLedger } = memory.quirks()
  const ofAccounts = [...features.keys()].filter(
    (feature) =>
      feature.startsWith('solana:sign') &&
      feature !== 'solana:signIn' &&
      !without.includes(feature) &&
      !(isLedger && feature === 'solana:signMessage'),
  )
  return memory.view().accounts.map((address) =>
    Object.freeze({
      address,
      publicKey: base58.decode(address),
      chains: Object.freeze([...chains]),
      features: Object.freeze(ofAccounts),
    }),
  )
}
