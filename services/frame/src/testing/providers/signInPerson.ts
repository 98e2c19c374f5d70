import type { IncomingMessage, ServerResponse } from 'node:http'
import type Provider from 'oidc-provider'
import * as v from 'valibot'
import { type Account, accountOf } from './Account'
import { type ProviderName, providerKinds } from './providerKinds'
import { readForm } from './readForm'
import { renderSignIn } from './renderSignIn'

const formSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  email: v.pipe(v.string(), v.trim(), v.email(), v.maxLength(120)),
  verified: v.optional(v.literal('yes')),
})

/** Answers the sign-in page of a provider, and signs the chosen person in when the form comes back. */
export async function signInPerson(
  name: ProviderName,
  provider: Provider,
  accounts: Map<string, Account>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { params } = await provider.interactionDetails(request, response)
  if (request.method !== 'POST') {
    const site = new URL(String(params.redirect_uri)).origin
    const { text, headers } = renderSignIn(providerKinds[name].title, site)
    response.writeHead(200, headers).end(text)
    return
  }
  const form = Object.fromEntries(await readForm(request))
  if (form.cancel) {
    const refused = { error: 'access_denied', error_description: 'The person declined' }
    return provider.interactionFinished(request, response, refused)
  }
  const { name: fullName, email, verified } = v.parse(formSchema, form)
  const account = accountOf(name, { name: fullName, email, isVerified: verified === 'yes' })
  accounts.set(account.id, account)
  await provider.interactionFinished(request, response, { login: { accountId: account.id, remember: false } })
}
