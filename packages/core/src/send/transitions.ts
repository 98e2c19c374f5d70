import { transition } from '../store/createStore'
import { emptyForm, type SendForm, type SendReceiver, type SendState } from './SendState'

const initialSend: SendState = { form: emptyForm, sent: [], recents: [], book: [] }

/** What is stored was read. */
export const sendLearnt = /* @__PURE__ */ transition<Partial<Omit<SendState, 'form'>>>(
  'send/learnt',
  (state, learnt) => ({ ...state, send: { ...(state.send ?? initialSend), ...learnt } }),
)

/** The visitor filled in something, or an answer has arrived. */
export const formChanged = /* @__PURE__ */ transition<Partial<SendForm>>('send/form', (state, change) => {
  const before = state.send ?? initialSend
  return { ...state, send: { ...before, form: { ...before.form, ...change } } }
})

/** More is known about the receiver. */
export const receiverChanged = /* @__PURE__ */ transition<Partial<SendReceiver>>(
  'send/receiver',
  (state, change) => {
    const before = state.send ?? initialSend
    const receiver = { ...before.form.receiver, ...change }
    return { ...state, send: { ...before, form: { ...before.form, receiver } } }
  },
)

/** [NET-1] The form is empty again. */
export const formReset = /* @__PURE__ */ transition('send/reset', (state) =>
  !state.send || state.send.form === emptyForm
    ? state
    : { ...state, send: { ...state.send, form: emptyForm } },
)
