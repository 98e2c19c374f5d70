import { type Ask, rawRequest } from '@latchkey/explain'
import { en, explanationLocales } from '@latchkey/explain/texts'
import type { ShownExplanation } from '@latchkey/ui'
import { loadApproveTexts } from '../i18n/approve/loadApproveTexts'
import { chooseLocale } from '../i18n/chooseLocale'
import type { FrameLocale } from '../i18n/frameLocales'
import { loadDictionary } from '../i18n/loadTexts'
import type { FrameLook } from '../views/FrameLook'
import { openSurface } from '../views/openSurface'
import type { ApprovalRequest } from './ApprovalRequest'
import { ApprovePanel, type ApprovePanelProps } from './ApprovePanel'
import { canTellCovers } from './canTellCovers'
import type { Decision } from './Decision'
import { explainApproval } from './explainApproval'
import type { Payment } from './Payment'
import { sayApproval, type Wording } from './sayApproval'
import { siteName } from './siteName'
import { takeTurn } from './takeTurn'
import type { WindowOffer } from './window/offerWindow'

/** What an approval needs from the page around it. */
export type Surroundings = {
  /** How the site looks. */
  readonly look?: FrameLook | undefined
  /** Asks a node of the request's network, for a simulation. */
  readonly ask?: Ask | undefined
  /** Who pays the network's fee; the account by default. */
  readonly payment?: Payment | undefined
  /** Ends the question, such as when the site takes its request back. */
  readonly signal?: AbortSignal | undefined
  /** Has the visitor touch a passkey in the click that approves. Without it, the click is enough. */
  readonly touch?: (() => Promise<void>) | undefined
  /** Offers the request in a window, for browsers that can't tell what covers the frame. */
  readonly offerWindow?: (() => Promise<WindowOffer>) | undefined
}

/**
 * Asks the visitor to approve a request, one at a time. A request that the site takes back, or that can't be shown, is
 * rejected.
 */
export function askVisitor(request: ApprovalRequest, surroundings: Surroundings = {}): Promise<Decision> {
  return takeTurn(document, () => ask(request, surroundings))
}

async function ask(request: ApprovalRequest, surroundings: Surroundings): Promise<Decision> {
  const { look = {}, payment = { payer: 'account' }, signal, offerWindow } = surroundings
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
      let said: ShownExplanation | null = null
      let other: ApprovePanelProps['other']
      const panel = {
        t,
        site: siteName(request.origin),
        raw: rawRequest({ method: request.method, params: request.params }),
        decide,
        touch: surroundings.touch,
      }
      const draw = () =>
        surface.render(<ApprovePanel key={request.id} {...panel} said={said} other={other} />)
      const offer = async (prepare: () => Promise<WindowOffer>) => {
        const { open, decision } = await prepare()
        other = {
          note: '',
          open() {
            open()
            other = { open, note: t('window.waiting') }
            draw()
          },
        }
        draw()
        decide(await decision)
      }
      draw()
      if (offerWindow && !canTellCovers(window)) offer(offerWindow).catch(fail)
      say(request, surroundings.ask, { t, explanation: dictionary, payment }, locale).then((words) => {
        said = words
        draw()
      }, fail)
    })
  } finally {
    surface.close()
  }
}

/** Puts a request into words. A permission isn't a call: it says what may be called. */
async function say(
  request: ApprovalRequest,
  ask: Ask | undefined,
  wording: Wording,
  locale: FrameLocale,
): Promise<ShownExplanation> {
  if (request.method !== 'wallet_grantPermissions')
    return sayApproval(request, await explainApproval(request, ask), wording)
  const { sayGrant } = await import('../grants/sayGrant')
  return sayGrant(request, wording, locale)
}
