import type { Explanation } from '@latchkey/explain'
import { transition } from '../store/createStore'
import type { ApprovalState } from './ApprovalState'

export const approvalAsked = /* @__PURE__ */ transition<Pick<ApprovalState, 'request' | 'networkId'>>(
  'explain/asked',
  (state, asked) => ({
    ...state,
    approval: { ...asked, explanation: null, isComplete: false, mayContinue: false },
  }),
)

/** All that can be known. */
export const approvalExplained = /* @__PURE__ */ transition<Explanation>(
  'explain/explained',
  (state, explanation) => ({
    ...state,
    approval: state.approval && { ...state.approval, explanation, isComplete: true, mayContinue: true },
  }),
)

/** The visitor has waited long enough. They get what is known so far, if that isn't there yet. */
export const approvalRipened = /* @__PURE__ */ transition<Explanation | null>(
  'explain/ripened',
  (state, explanation) => ({
    ...state,
    approval: state.approval && {
      ...state.approval,
      explanation: state.approval.explanation ?? explanation,
      mayContinue: true,
    },
  }),
)

export const approvalSettled = /* @__PURE__ */ transition('explain/settled', (state) => ({
  ...state,
  approval: null,
}))
