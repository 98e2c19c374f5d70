import { type Ask, rawRequest } from '@latchkey/explain'
import { en, explanationLocales } from '@latchkey/explain/texts'
import { loadApproveTexts } from '../i18n/approve/loadApproveTexts'
import { chooseLocale } from '../i18n/chooseLocale'
import { loadDictionary } from '../i18n/loadTexts'
import type { FrameLook } from '../views/FrameLook'
import { openSurface } from '../views/openSurface'
import type { ApprovalRequest } from './ApprovalRequest'
import { ApprovePanel } from './ApprovePanel'
import type { Decision } from './Decision'
import { explainApproval } from './explainApproval'
import { sayApproval } from './sayApproval'
import { siteName } from './siteName'
import { takeTurn } from './takeTurn'

/** What an approval needs from the page around it. */
export type Surroundings = {
  /** How the site looks. */
  readonly look?: FrameLook | undefined
  /** Asks a node of the request's network, for a simulation. */
  readonly ask?: Ask | undefined
  /** Who pays the network's fee. */
  readonly payer?: 'account' | 'operator' | undefined
  /** Ends the question, such as when the site takes its request back. */
  readonly signal?: AbortSignal | undefined
  /** Asks in a window. It's called in a click, so the window may open; null if the browser blocked it. */
  readonly inWindow?: (() => Promise<Decision | null>) | undefined
}

/**
 * Asks the visitor to approve a request, one at a time. A request that the site takes back, or that can't be shown, is
 * rejected.
 */
export function askVisitor(request: ApprovalRequest, surroundings: Surroundings = {}): Promise<Decision> {
  return takeTurn(document, () => ask(request, surroundings))
}

async function ask(request: ApprovalRequest, surroundings: Surroundings): Promise<Decision> {
  const { look = {}, payer = 'account', signal, inWindow } = surroundings
  if (signal?.aborted) return 'rejected'
  const locale = chooseLocale(look.locale, navigator.languages)
  const [{ t }, dictionary] = await Promise.all([
    loadApproveTexts(locale),
    loadDictionary(en, explanationLocales, locale),
  ])
  if (signal?.aborted) return 'rejected'
  const surface = openSurface(look, { locale })
  try {
    return await new Promise<Decision>((decide, fail) => {
      signal?.addEventListener('abort', () => decide('rejected'), { once: true })
      let [said, note] = [null as ReturnType<typeof sayApproval> | null, '']
      const open = () => {
        const answer = inWindow?.()
        note = t('window.waiting')
        draw()
        answer?.then((decision) => {
          if (decision) return decide(decision)
          note = t('window.blocked')
          draw()
        }, fail)
      }
      const panel = {
        t,
        site: siteName(request.origin),
        raw: rawRequest({ method: request.method, params: request.params }),
        decide,
      }
      const draw = () =>
        surface.render(
          <ApprovePanel key={request.id} {...panel} said={said} other={inWindow && { open, note }} />,
        )
      draw()
      explainApproval(request, surroundings.ask).then((explanation) => {
        said = sayApproval(request, explanation, { t, explanation: dictionary, payer })
        draw()
      }, fail)
    })
  } finally {
    surface.close()
  }
}
