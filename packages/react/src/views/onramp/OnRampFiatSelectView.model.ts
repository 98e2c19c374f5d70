import type { ViewProps } from '../ViewProps'
import { backToForm } from './backToForm'
import { imageOf } from './imageOf'
import { nameOf } from './nameOf'
import { isLoaded, useOnrampPlace } from './useOnrampPlace'

/** [ONR-1] What the list of currencies shows. */
export function useOnRampFiatSelect(_props: ViewProps<'OnRampFiatSelect'>) {
  const place = useOnrampPlace()
  const { latchkey, own, onramp, origins } = place
  return {
    none: place.none,
    origins,
    loading: own?.t('onramp.loading') ?? '',
    list: isLoaded(place)
      ? {
          label: place.own.t('onramp.currencies'),
          rows: onramp.currencies.map((code) => ({
            code,
            name: nameOf(place.own.locale, 'currency', code),
            image: imageOf(latchkey, 'currency', code),
            isChosen: code === onramp.fiat,
            pick() {
              place.actions.setFiat(code)
              backToForm(latchkey)
            },
          })),
        }
      : null,
  }
}
