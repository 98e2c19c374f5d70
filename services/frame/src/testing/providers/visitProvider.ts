import type { Person } from './Person'

/** Where a provider sends the browser: to the client by its address, or by a form that posts itself. */
export type ProviderAnswer = { readonly url: string; readonly form?: Readonly<Record<string, string>> }

/** Does what a browser does when a person signs in: follows redirects, keeps cookies, and sends the form. */
export async function visitProvider(uri: string, person: Person | 'cancel'): Promise<ProviderAnswer> {
  const cookies = new Map<string, string>()
  const { origin } = new URL(uri)
  let request: { url: string; body?: URLSearchParams } = { url: uri }
  for (let step = 0; step < 10; step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(request.url, {
      ...(request.body ? { method: 'POST', body: request.body } : {}),
      headers: { cookie },
      redirect: 'manual',
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    const text = await response.text()
    if (location) {
      const url = new URL(location, request.url).href
      if (!url.startsWith(origin)) return { url }
      request = { url }
    } else if (text.includes('Submitting Callback')) {
      return readPostingForm(text)
    } else if (response.status === 200) {
      request = { url: request.url, body: formOf(person) }
    } else {
      return { url: request.url, form: { status: String(response.status), text } }
    }
  }
  return { url: request.url, form: { text: 'Too many redirects' } }
}

function formOf(person: Person | 'cancel'): URLSearchParams {
  if (person === 'cancel') return new URLSearchParams({ cancel: 'yes' })
  const { name, email, isVerified } = person
  return new URLSearchParams({ name, email, ...(isVerified ? { verified: 'yes' } : {}) })
}

function readPostingForm(text: string): ProviderAnswer {
  const plain = (value: string) =>
    value.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')
  const [, url = ''] = /action="([^"]*)"/.exec(text) ?? []
  const inputs = [...text.matchAll(/name="([^"]*)" value="([^"]*)"/g)]
  return {
    url: plain(url),
    form: Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, plain(value)])),
  }
}
