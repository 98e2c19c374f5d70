import { transition } from '../store/createStore'
import type { AccountDetails } from './AccountState'

/** Notes what was learnt about an account on a network; what is not mentioned stays. */
export const detailsLearnt = /* @__PURE__ */ transition<{ caipAddress: string; details: AccountDetails }>(
  'account/learnt',
  (state, { caipAddress, details }) => ({
    ...state,
    account: {
      ...state.account,
      byAddress: {
        ...state.account.byAddress,
        [caipAddress]: { ...state.account.byAddress[caipAddress], ...details },
      },
    },
  }),
)
