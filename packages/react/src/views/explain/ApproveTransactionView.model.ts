import { cancelApproval, continueApproval, findNetwork, getWalletInfo } from '@latchkey/core'
import { rawRequest } from '@latchkey/explain'
import { en, explanationLocales } from '@latchkey/explain/texts'
import { useEffect } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useLazily } from '../../loader/useLazily'
import { useGroupDictionary } from '../useGroupTexts'
import type { ViewProps } from '../ViewProps'
import { useLabels } from './useLabels'
import { useSaidExplanation } from './useSaidExplanation'

/** Only an embedded wallet loads its frame's room. */
const loadFrame = () => import('../embedded/FrameRequest').then(({ FrameRequest }) => FrameRequest)

/** What a site asks the wallet for, and the visitor's choice. */
export function useApproveTransaction(_props: ViewProps<'ApproveTransaction'>) {
  const latchkey = useInstance()
  const announce = useAnnounce()
  const approval = useSelector((state) => state.approval)
  const network = useSelector(({ approval, ...state }) =>
    approval?.networkId ? findNetwork({ approval, ...state }, approval.networkId) : undefined,
  )
  const texts = useGroupDictionary(en, explanationLocales)?.texts
  const explanation = approval?.explanation ?? null
  const nameOf = useLabels(explanation, approval?.networkId ?? null)
  const said = useSaidExplanation({ explanation, network, nameOf })
  const isSlow = approval?.mayContinue === true && !approval.isComplete
  const spoken = said
    ? [said.headline, ...said.warnings.map(({ text }) => text)].join('. ')
    : isSlow
      ? texts?.['ask.slow']
      : ''
  useEffect(() => {
    if (spoken) announce(spoken)
  }, [announce, spoken])
  const isFramed = useSelector(
    (state) =>
      state.approval === null &&
      (state.embedded?.isFrameShown === true || getWalletInfo(state)?.type === 'AUTH'),
  )
  const Frame = useLazily(isFramed, loadFrame)
  const site = latchkey.options.metadata.name || latchkey.host.page.domain
  return {
    isFramed,
    /** [FRM-12] The embedded wallet explains its requests itself. */
    Frame,
    none:
      approval === null && texts
        ? { title: texts['ask.none.title'], text: texts['ask.none.text'], action: null }
        : null,
    said,
    raw: approval ? rawRequest(approval.request) : undefined,
    lead: texts?.['ask.lead'].replace('{site}', () => site) ?? '',
    /** What is still going on. */
    status: approval?.isComplete ? '' : (texts?.[isSlow ? 'ask.slow' : 'ask.checking'] ?? ''),
    goOn: {
      text: texts?.['ask.continue'] ?? '',
      isBusy: approval !== null && !approval.mayContinue,
      run: () => continueApproval(latchkey),
    },
    cancel: { text: texts?.['ask.cancel'] ?? '', run: () => cancelApproval(latchkey) },
  }
}
