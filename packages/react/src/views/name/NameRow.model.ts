import { pushView } from '@latchkey/core'
import { useNamePlace } from './useNamePlace'

/** [NAM-2] The way to a name, or null where there is none: the operator has no zones, or the account has a name. */
export function useNameRow() {
  const { latchkey, own, zone, current, none } = useNamePlace()
  if (!own || zone === null || current !== null || none) return null
  return {
    text: own.t('name.row'),
    why: own.t('name.row.text'),
    run: () => pushView(latchkey, 'ChooseAccountName'),
  }
}
