import {
  fromBaseUnits,
  type LatchkeyError,
  type SwapQuote,
  swapAccountChanged,
  swapAllowanceFailed,
  swapApprovalFailed,
  swapBuildFailed,
  swapFailed,
  swapIncomplete,
  swapMoved,
  swapUnanswered,
} from '@latchkey/protocol'
import { getAccount } from '../connect/getAccount'
import { track } from '../events/track'
import type { Latchkey } from '../Latchkey'
import { showNotice } from '../modal/showNotice'
import type { TransactionEntry } from '../nav/NavState'
import { transactionsSet } from '../nav/navTransitions'
import { popTransaction, pushTransaction } from '../nav/transactionStack'
import type { SwapAct, SwapPlan } from '../ports/Swaps'
import { isStillSender } from '../send/isStillSender'
import { addSent } from '../send/keepSent'
import { keyOfSent, type SentTransfer } from '../send/SentTransfer'
import { startSend } from '../send/startSend'
import { askForSwap, checkUnanswered } from './askForSwap'
import type { SwapAsk } from './askQuotes'
import { explainAct } from './explainAct'
import { getSwap } from './getSwap'
import { getSwapper, type Swapper } from './getSwapper'
import { isOldQuote } from './isOldQuote'
import { isUnsent } from './isUnsent'
import { renewQuote } from './renewQuote'
import type { SwapRunStep, TradedToken } from './SwapState'
import { swapItem } from './swapItem'
import { toSentSwap } from './toSentSwap'
import { toSwapError } from './toSwapError'
import { swapChanged, swapRan, swapReset } from './transitions'

/** How long nodes may need to see an approval that is mined. */
const looks = 5
const lookMs = 1_000

/** What the visitor agreed to, and who does it. */
type Deal = {
  readonly swapper: Swapper
  readonly from: TradedToken
  readonly to: TradedToken
  readonly ask: SwapAsk
  readonly agreed: SwapQuote
}

/** How the rest of the offer is carried out. */
type Way = { readonly isBatched: boolean; readonly isUnsigned: boolean }

const caipAddressOf = ({ network, address }: Swapper) => `${network.caipNetworkId}:${address}`
const isLast = ({ kind }: Pick<SwapAct, 'kind'>) => kind === 'send' || kind === 'batch'

function planOf(latchkey: Latchkey, { swapper, ask, agreed }: Deal, quote: SwapQuote, way: Way): SwapPlan {
  const { connector, address, network, swaps } = swapper
  const terms = { from: ask.from, to: ask.to, amount: ask.amount, least: BigInt(agreed.receivedMin) }
  return swaps.plan({ connector, address, network, quote, terms, now: latchkey.host.now(), ...way })
}

/** [NET-1] Whether the form is still about a swap. Another account has a form of its own, which it must leave alone. */
function isOwnRun({ store }: Latchkey, agreed: SwapQuote): boolean {
  return store.getState().swap?.form.run?.agreed === agreed
}

/** What the visitor could read before they agreed: all steps, or the first one if the others weren't known. */
function explainedBefore(plan: SwapPlan | null): readonly SwapAct['kind'][] {
  const kinds = plan?.acts.map(({ kind }) => kind) ?? []
  return plan?.whole ? [...kinds, 'batch'] : kinds.slice(0, 1)
}

/** The steps as the visitor sees them: what is done, then what is left. A signature leads to a transaction. */
function stepsOf(done: readonly SwapRunStep[], { acts }: SwapPlan): readonly SwapRunStep[] {
  const kinds = acts.map(({ kind }) => kind)
  const all = kinds.some((kind) => isLast({ kind })) ? kinds : [...kinds, 'send' as const]
  return [...done, ...all.map((kind) => ({ kind, state: 'next' as const, hash: null }))]
}

/**
 * [SWP-1] [NAV-12] Carries out the chosen offer: approves or signs if needed, then swaps. What was sent is kept at once, so
 * neither a reload nor a closed modal loses it. After a failure the form stays, with what is done already. Null if the
 * visitor has to choose a way first.
 */
export async function runSwap(
  latchkey: Latchkey,
  wanted: 'batch' | 'sequence' | undefined,
): Promise<SentTransfer | null> {
  const { store, host } = latchkey
  const view = getSwap(store.getState())
  const { from, to, units, quote: agreed, quotedAt, slippageBps, label, run: before } = view
  if (!from || !to || !units || !agreed || label !== 'review') {
    store.send(swapChanged, { failure: swapIncomplete() })
    throw swapIncomplete()
  }
  const caipAddress = getAccount(store.getState()).caipAddress ?? ''
  try {
    checkUnanswered(latchkey, caipAddress, swapUnanswered.is(view.failure))
  } catch (cause) {
    if (swapUnanswered.is(cause)) store.send(swapChanged, { failure: cause })
    throw cause
  }
  const ask = { from: from.id, to: to.id, amount: units, slippageBps }
  const about = {
    isSmartAccount: view.isSponsored,
    network: view.networkId ?? 'eip155:1',
    swapFromToken: from.symbol,
    swapToToken: to.symbol,
    swapFromAmount: fromBaseUnits(units, from.decimals),
    swapToAmount: fromBaseUnits(BigInt(agreed.amountOut), to.decimals),
  } as const
  const kept = before?.steps.filter(({ state }) => state === 'done') ?? []
  store.send(swapChanged, {
    run: { agreed, steps: kept, isRunning: true, isUpgradeOffered: false, stoppedAt: null, told: null },
    failure: null,
    isQuoting: false,
  })
  const isOwnForm = () => isOwnRun(latchkey, agreed)
  const explained = explainedBefore(view.plan)
  const entry: TransactionEntry = { view: 'Account', goBack: false }
  let stoppedAt: SwapAct['kind'] | null = null
  let otherwise: (cause: unknown) => LatchkeyError = (cause) => swapBuildFailed({}, { cause })
  try {
    const swapper = await getSwapper(latchkey)
    const deal: Deal = { swapper, from, to, ask, agreed }
    track(latchkey, 'INITIATE_SWAP', about)
    keep(latchkey, deal, view.amount)
    let way: Way = { isBatched: false, isUnsigned: view.isSponsored }
    let quote = await currentQuote(latchkey, deal, way, quotedAt)
    let plan = planOf(latchkey, deal, quote, way)
    if (plan.acts.length > 1 && plan.acts.some(isLast)) {
      const batching = wanted === 'sequence' ? 'unsupported' : await swapper.swaps.readBatching(swapper)
      // A smart account is upgraded by its own wallet, which asks for itself.
      if (batching === 'ready' && wanted === undefined && !view.isSponsored) {
        if (isOwnForm()) store.send(swapRan, { isRunning: false, isUpgradeOffered: true })
        return null
      }
      way = { ...way, isBatched: batching !== 'unsupported' }
      plan = planOf(latchkey, deal, quote, way)
    }
    pushTransaction(latchkey, entry)
    for (;;) {
      const [act] = plan.acts
      if (!act) throw swapBuildFailed()
      stoppedAt = act.kind
      if (!explained.includes(act.kind)) {
        if (isOwnForm()) store.send(swapRan, { steps: stepsOf(doneOf(latchkey), plan) })
        await explainAct(latchkey, act, isOwnForm)
      }
      if (isOwnForm()) store.send(swapRan, { steps: markFirst(stepsOf(doneOf(latchkey), plan), 'wallet') })
      otherwise = (cause) => (isLast(act) ? swapFailed : swapApprovalFailed)({}, { cause })
      if (!isStillSender(latchkey, swapper)) throw swapAccountChanged()
      const carryOut = () => swapper.swaps.carryOut({ ...swapper, act })
      const done = await (isLast(act) ? askForSwap(latchkey, caipAddressOf(swapper), carryOut) : carryOut())
      if (done.kind === 'sent' && isLast(act)) {
        const sent = toSentSwap({ ...deal, quote, part: 'swap', handle: done.handle, now: host.now() })
        addSent(latchkey, sent)
        startSend(latchkey).follow()
        track(latchkey, 'SWAP_SUCCESS', about)
        latchkey.storage.set(swapItem, null)
        showNotice(latchkey, { message: 'Transaction started', code: 'send.started', variant: 'success' })
        if (isOwnForm()) {
          store.send(swapReset)
          popTransaction(latchkey, 'success')
        } else forget(latchkey, entry)
        return sent
      }
      if (done.kind === 'unable') {
        // The wallet has said what it can't. There's another way to do the same.
        way = act.kind === 'batch' ? { ...way, isBatched: false } : { ...way, isUnsigned: true }
        plan = planOf(latchkey, deal, quote, way)
        continue
      }
      if (done.kind === 'signed') {
        if (isOwnForm()) finishFirst(latchkey, null)
        // One signature is enough: a gateway that can't use it would ask for the next one without end.
        way = { ...way, isUnsigned: true }
        otherwise = (cause) => swapBuildFailed({}, { cause })
        const { deadline, signature } = done
        quote = await renewQuote(latchkey, swapper, { ...ask, permit: { deadline, signature } }, agreed)
        plan = planOf(latchkey, deal, quote, way)
        continue
      }
      const part = act.kind === 'reset-approval' ? 'reset-approval' : 'approve'
      const sent = toSentSwap({ ...deal, quote, part, handle: done.handle, now: host.now() })
      addSent(latchkey, sent)
      const live = startSend(latchkey)
      live.follow()
      const { steps } = store.getState().swap?.form.run ?? { steps: [] }
      if (isOwnForm()) store.send(swapRan, { steps: markFirst(steps, 'chain', done.handle.id) })
      const ended = await live.untilEnded(keyOfSent(sent))
      if (!hasSucceeded(ended)) throw swapApprovalFailed()
      if (isOwnForm()) finishFirst(latchkey, done.handle.id)
      otherwise = (cause) => swapAllowanceFailed({}, { cause })
      const next = await afterApproval(latchkey, deal, way, part)
      quote = next.quote
      plan = next.plan
    }
  } catch (cause) {
    const failed = toSwapError(cause, otherwise)
    // Only then is it true that nothing was swapped.
    const isStopped = swapFailed.is(failed) && isUnsent(cause)
    const failure = isStopped && (await hasMoved(latchkey, ask, agreed)) ? swapMoved() : failed
    const isApproval = swapApprovalFailed.is(failure)
    track(latchkey, isApproval ? 'SWAP_APPROVAL_ERROR' : 'SWAP_ERROR', { ...about, message: failure.message })
    if (isOwnForm()) {
      store.send(swapRan, { isRunning: false, steps: doneOf(latchkey), stoppedAt })
      store.send(swapChanged, { failure })
    }
    forget(latchkey, entry)
    throw failure
  }
}

/** Whether the price is worse than what the visitor agreed to. A wallet only says that the swap would fail. */
async function hasMoved(latchkey: Latchkey, ask: SwapAsk, agreed: SwapQuote): Promise<boolean> {
  try {
    await renewQuote(latchkey, await getSwapper(latchkey), ask, agreed)
    return false
  } catch (cause) {
    return swapMoved.is(cause)
  }
}

/** What is left after an approval is mined. A node that hasn't seen it yet is asked again. @throws swapAllowanceFailed, and what `renewQuote` throws */
async function afterApproval(
  latchkey: Latchkey,
  deal: Deal,
  way: Way,
  part: 'approve' | 'reset-approval',
): Promise<{ readonly quote: SwapQuote; readonly plan: SwapPlan }> {
  for (let look = 0; look < looks; look += 1) {
    if (look > 0) await new Promise<void>((resolve) => latchkey.host.setTimer(resolve, lookMs))
    const quote = await renewQuote(latchkey, deal.swapper, deal.ask, deal.agreed)
    const plan = planOf(latchkey, deal, quote, way)
    const first = plan.acts[0]?.kind
    const isSeen = part === 'approve' ? first === 'send' : first !== 'reset-approval'
    if (isSeen) return { quote, plan }
  }
  throw swapAllowanceFailed()
}

/** What the visitor agreed to, or a new offer if that one is too old. Waits for an approval that is on its way. @throws swapAllowanceFailed, and what `renewQuote` throws */
async function currentQuote(
  latchkey: Latchkey,
  deal: Deal,
  way: Way,
  quotedAt: number | null,
): Promise<SwapQuote> {
  const { swapper, ask, agreed } = deal
  const awaited = await awaitApproval(latchkey, deal)
  if (awaited?.isEnough) return (await afterApproval(latchkey, deal, way, awaited.part)).quote
  // An offer from before the wait doesn't know how the approval has ended, and would ask for it again.
  const isOld = awaited !== null || (await isOldQuote(latchkey, swapper, agreed, quotedAt))
  return isOld ? renewQuote(latchkey, swapper, ask, agreed) : agreed
}

/** Waits for an approval of the same token that is on its way, from before a reload. Null if there's none. */
async function awaitApproval(
  latchkey: Latchkey,
  { swapper, from, ask, agreed }: Deal,
): Promise<{ readonly part: 'approve' | 'reset-approval'; readonly isEnough: boolean } | null> {
  const live = startSend(latchkey)
  const row = latchkey
    .getState()
    .send?.sent.find(
      ({ swap, state, address, networkId, asset, to }) =>
        swap &&
        swap.part !== 'swap' &&
        state === 'pending' &&
        address === swapper.address &&
        networkId === swapper.network.caipNetworkId &&
        asset.kind === 'token' &&
        from.asset.kind === 'token' &&
        asset.token.toLowerCase() === from.asset.token.toLowerCase() &&
        to.toLowerCase() === agreed.spender?.toLowerCase(),
    )
  if (!row) return null
  const part = row.swap?.part === 'reset-approval' ? 'reset-approval' : 'approve'
  const waiting: SwapRunStep = { kind: part, state: 'chain', hash: row.handle.id }
  const show = (steps: readonly SwapRunStep[]) => {
    if (isOwnRun(latchkey, agreed)) latchkey.store.send(swapRan, { steps })
  }
  show([waiting, { kind: 'send', state: 'next', hash: null }])
  const ended = await live.untilEnded(keyOfSent(row))
  const isDone = hasSucceeded(ended)
  show(isDone ? [{ ...waiting, state: 'done' }] : [])
  return { part, isEnough: isDone && (part === 'reset-approval' || BigInt(row.amount) >= ask.amount) }
}

function hasSucceeded({ state, how, succeeded }: SentTransfer): boolean {
  return state === 'mined' || (state === 'replaced' && how === 'speed-up' && succeeded === true)
}

function doneOf(latchkey: Latchkey): readonly SwapRunStep[] {
  return latchkey.getState().swap?.form.run?.steps.filter(({ state }) => state === 'done') ?? []
}

/** Says how far the first step is that isn't done. */
function markFirst(
  steps: readonly SwapRunStep[],
  state: SwapRunStep['state'],
  hash: string | null = null,
): readonly SwapRunStep[] {
  const at = steps.findIndex((step) => step.state !== 'done')
  return steps.map((step, index) => (index === at ? { ...step, state, hash } : step))
}

function finishFirst(latchkey: Latchkey, hash: string | null): void {
  const { steps } = latchkey.getState().swap?.form.run ?? { steps: [] }
  latchkey.store.send(swapRan, { steps: markFirst(steps, 'done', hash) })
}

/** Keeps what was begun, in case the page is reloaded between two steps. */
function keep(latchkey: Latchkey, { swapper, from, to, ask }: Deal, amount: string): void {
  const caipAddress = caipAddressOf(swapper)
  const { slippageBps } = ask
  latchkey.storage.set(swapItem, { caipAddress, from, to, amount, slippageBps, at: latchkey.host.now() })
}

function forget({ store }: Latchkey, entry: TransactionEntry): void {
  const { transactions } = store.getState().nav
  store.send(
    transactionsSet,
    transactions.filter((each) => each !== entry),
  )
}
