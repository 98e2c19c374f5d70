import type { Context } from 'hono'
import type { FrameServices } from '../FrameServices'
import { publicUrl } from '../http/publicUrl'
import type { ProviderAnswer } from './acceptAnswer'
import { readForm } from './readForm'

/** Reads a provider's answer. Its address is the one that visitors see, not the one behind a proxy. */
export async function readProviderAnswer(
  services: Pick<FrameServices, 'settings' | 'bodies' | 'slabs'>,
  context: Context,
): Promise<ProviderAnswer> {
  const { pathname, search } = new URL(context.req.url)
  const url = new URL(`${publicUrl(services.settings, context)}${pathname}${search}`)
  if (context.req.method !== 'POST') return { answer: url, state: url.searchParams.get('state') ?? '' }
  const form = await readForm(services, context)
  return { answer: new Request(url, { method: 'POST', body: form }), state: form.get('state') ?? '' }
}
