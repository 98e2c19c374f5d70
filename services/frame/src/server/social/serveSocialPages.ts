import { clientAddress } from '@latchkey/gateway/server'
import { loginEnded, type SocialProvider, socialProviders, socialUnavailable } from '@latchkey/protocol'
import type { Context, Hono } from 'hono'
import type { FrameServices } from '../FrameServices'
import { addressRule } from '../http/addressRule'
import { gate } from '../http/gate'
import { publicUrl } from '../http/publicUrl'
import { refuseForeignPage } from '../http/refuseForeignPage'
import { askerOf } from '../login/askerOf'
import { acceptAnswer } from './acceptAnswer'
import { drawSocialPage } from './drawSocialPage'
import { findResult, type SocialResult } from './findResult'
import { readForm } from './readForm'
import { readProviderAnswer } from './readProviderAnswer'

/** [FRM-6] Serves the window of the provider after its answer: the callback, and the page that ends the login. */
export function serveSocialPages(app: Hono, services: FrameServices): void {
  const { database, settings, secrets, wakeUps, now } = services
  const resultUri = (context: Context, query: string) => `${publicUrl(settings, context)}/social/done${query}`
  /** Whether the window is where the login started: a page may have opened the link of a stranger's login. */
  const isSamePlace = (context: Context, { browser, address }: SocialResult) =>
    browser === askerOf(context).browser &&
    address === secrets.hide(clientAddress(context, addressRule(settings)))

  const receive = async (context: Context) => {
    const { locale } = askerOf(context)
    try {
      const provider = readProvider(context.req.param('provider') ?? '')
      const { origin, code } = await acceptAnswer(
        services,
        provider,
        await readProviderAnswer(services, context),
      )
      if (code !== undefined) {
        const location = resultUri(context, `?code=${code}`)
        return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
      }
      return drawSocialPage({
        locale,
        state: 'failed',
        result: { origin, uri: resultUri(context, '?error=failed') },
      })
    } catch (error) {
      if (loginEnded.is(error) || socialUnavailable.is(error))
        return drawSocialPage({ locale, state: 'failed' })
      throw error
    }
  }

  /** Opening the page changes nothing. */
  const show = async (context: Context) => {
    const { locale } = askerOf(context)
    const code = context.req.query('code') ?? ''
    const found = await findResult(services, code)
    if (!found) return drawSocialPage({ locale, state: 'failed' })
    const result = { origin: found.origin, uri: resultUri(context, `?code=${code}`) }
    const isDirect = isSamePlace(context, found)
    return drawSocialPage({ locale, state: 'result', result, code, browser: found.browser, isDirect })
  }

  const confirm = async (context: Context) => {
    refuseForeignPage(settings, context)
    const { locale, browser } = askerOf(context)
    const found = await findResult(services, (await readForm(services, context)).get('code') ?? '')
    if (!found) return drawSocialPage({ locale, state: 'failed' })
    const { attempt } = found
    if (found.browser !== browser) {
      await database.query("update frame_attempts set state = 'ended' where id = $1", [attempt])
      wakeUps.wake(attempt)
      return drawSocialPage({ locale, state: 'other' })
    }
    await database.query('update frame_social_logins set confirmed_at = $2 where attempt_id = $1', [
      attempt,
      new Date(now()),
    ])
    wakeUps.wake(attempt)
    // Without the code: the page that started asks the server for it.
    const result = { origin: found.origin, uri: resultUri(context, '') }
    return drawSocialPage({ locale, state: 'done', result })
  }

  app.on(['GET', 'POST'], '/social/callback/:provider', gate(services, receive))
  app.get('/social/done', gate(services, show))
  app.post('/social/done', gate(services, confirm))
}

function readProvider(name: string): SocialProvider {
  const provider = socialProviders.find((known) => known === name)
  if (!provider) throw socialUnavailable({ provider: name.slice(0, 40) })
  return provider
}
