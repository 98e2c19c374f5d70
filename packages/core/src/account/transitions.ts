import { transition } from '../store/createStore'
import type { AccountDetails } from './AccountState'

/** Adds details to an account on a network; the others stay. */
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
