import { transition } from '../store/createStore'
import { initialName, type NameForm, type NameState } from './NameState'

/** Something about names was read, or a registration went on. */
export const nameLearnt = /* @__PURE__ */ transition<Partial<Omit<NameState, 'form'>>>(
  'name/learnt',
  (state, learnt) => ({ ...state, name: { ...(state.name ?? initialName), ...learnt } }),
)

/** The visitor typed, or an answer about what they typed has arrived. */
export const nameFormChanged = /* @__PURE__ */ transition<Partial<NameForm>>('name/form', (state, change) => {
  const before = state.name ?? initialName
  return { ...state, name: { ...before, form: { ...before.form, ...change } } }
})
