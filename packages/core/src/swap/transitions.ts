import { transition } from '../store/createStore'
import { emptySwapForm, initialSwap, type SwapForm, type SwapRun, type SwapState } from './SwapState'

/** More is known of the network's tokens. */
export const swapLearnt = /* @__PURE__ */ transition<Partial<Omit<SwapState, 'form'>>>(
  'swap/learnt',
  (state, learnt) => ({ ...state, swap: { ...(state.swap ?? initialSwap), ...learnt } }),
)

/** The visitor filled in something, or an answer has arrived. */
export const swapChanged = /* @__PURE__ */ transition<Partial<SwapForm>>('swap/form', (state, change) => {
  const before = state.swap ?? initialSwap
  return { ...state, swap: { ...before, form: { ...before.form, ...change } } }
})

/** The swap that was agreed to goes on. */
export const swapRan = /* @__PURE__ */ transition<Partial<SwapRun>>('swap/ran', (state, change) => {
  const { swap } = state
  if (!swap?.form.run) return state
  return { ...state, swap: { ...swap, form: { ...swap.form, run: { ...swap.form.run, ...change } } } }
})

/** [NET-1] The form is empty again. */
export const swapReset = /* @__PURE__ */ transition('swap/reset', (state) =>
  !state.swap || state.swap.form === emptySwapForm
    ? state
    : { ...state, swap: { ...state.swap, form: emptySwapForm } },
)
