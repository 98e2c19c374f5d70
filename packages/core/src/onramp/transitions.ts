import { transition } from '../store/createStore'
import { initialOnramp, type OnrampForm, type OnrampState } from './OnrampState'

/** Something was read, or the visitor went on. */
export const onrampLearnt = /* @__PURE__ */ transition<Partial<Omit<OnrampState, 'form'>>>(
  'onramp/learnt',
  (state, learnt) => ({ ...state, onramp: { ...(state.onramp ?? initialOnramp), ...learnt } }),
)

/** The visitor filled in something, or quotes have arrived. */
export const onrampFormChanged = /* @__PURE__ */ transition<Partial<OnrampForm>>(
  'onramp/form',
  (state, change) => {
    const before = state.onramp ?? initialOnramp
    return { ...state, onramp: { ...before, form: { ...before.form, ...change } } }
  },
)
