import { useState } from 'react'
import { plainName } from '../account/plainName'
import { isMatch } from '../isMatch'
import type { ViewProps } from '../ViewProps'
import { backToForm } from './backToForm'
import { imageOf } from './imageOf'
import { isLoaded, useOnrampPlace } from './useOnrampPlace'

/** From here on a list has a search. */
const searchedFrom = 8

/** [ONR-1] What the list of tokens shows: those that a vendor sells on the account's network. */
export function useOnRampTokenSelect(_props: ViewProps<'OnRampTokenSelect'>) {
  const place = useOnrampPlace()
  const { latchkey, own, texts, onramp, origins } = place
  const [query, setQuery] = useState('')
  const isWaiting = onramp.vendors === null && onramp.isLoading
  const rows = onramp.assets.filter(({ name, symbol }) => isMatch(`${name} ${symbol}`, query.trim()))
  const isNone = isLoaded(place) && !isWaiting && onramp.assets.length === 0
  return {
    none: place.none ?? (isNone ? place.unavailable : null),
    origins,
    loading: own?.t('onramp.loading') ?? '',
    list:
      isLoaded(place) && !isWaiting
        ? {
            label: place.own.t('onramp.tokens'),
            search:
              onramp.assets.length >= searchedFrom
                ? {
                    query,
                    set: setQuery,
                    label: place.own.t('onramp.tokens.search'),
                    clear: texts.t('action.clear'),
                  }
                : null,
            empty:
              rows.length === 0
                ? { title: place.own.t('onramp.tokens.none', { query: query.trim() }), action: null }
                : null,
            rows: rows.map(({ caip19, name, symbol }) => ({
              key: caip19,
              name: plainName(name),
              symbol: plainName(symbol),
              image: imageOf(latchkey, 'token', symbol),
              isChosen: caip19 === onramp.asset?.caip19,
              pick() {
                place.actions.setAsset(caip19)
                backToForm(latchkey)
              },
            })),
          }
        : null,
  }
}
