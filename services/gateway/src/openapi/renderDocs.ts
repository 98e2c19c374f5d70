import { type Call, fillPath } from '@latchkey/protocol'
import { html, raw } from 'hono/html'
import { type ApiInfo, descriptionOf, parametersOf } from './describeApi'
import { docsStyle } from './docsStyle'
import { fieldRows, typeText } from './fieldRows'
import { type JsonSchema, toSchema } from './toSchema'

type Html = ReturnType<typeof html>

const groups = [
  'Directory',
  'Accounts',
  'Names',
  'Networks',
  'Explanations',
  'Swaps',
  'Purchases',
  'Events',
  'Sign-in',
  'Status',
] as const

const headers = { nonce: 'x-nonce-jwt', session: 'authorization' } as const

/** Renders the contracts as a page; the template escapes every text in it. */
export function renderDocs(calls: readonly Call[], info: ApiInfo): Html {
  const grouped = groups.map((group) => ({
    group,
    calls: calls.filter((call) => descriptionOf(call).group === group),
  }))
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>${info.title}: API</title>
<style>${raw(docsStyle)}</style>
</head>
<body>
<header>
<h1>${info.title}</h1>
<p>Version ${info.version} at <code>${info.url}</code>. For programs: <a href="/openapi.json">openapi.json</a>.</p>
<p>Most calls need a project: <code>?projectId=</code> or the header <code>x-project-id</code>. Errors are
<code>{"status":"FAILED","reasons":[{"field","description"}]}</code>; an invalid query or body is answered in plain text.
After 429, the header <code>retry-after</code> says how long to wait.</p>
</header>
<nav aria-label="Calls">${grouped.map(({ group, calls: inGroup }) => renderLinks(group, inGroup))}</nav>
<main>${grouped.map(({ calls: inGroup }) => inGroup.map((call) => renderCall(call, info)))}</main>
</body>
</html>`
}

function renderLinks(group: string, calls: readonly Call[]): Html {
  return html`<h2>${group}</h2><ul>${calls.map(
    ({ name, method, path }) => html`<li><a href="#${name}"><b>${method}</b> ${path}</a></li>`,
  )}</ul>`
}

function renderCall(call: Call, info: ApiInfo): Html {
  const { summary, isOpen, token } = descriptionOf(call)
  const answer = call.media ? undefined : toSchema(call.output, 'output')
  return html`<section id="${call.name}">
<h2><b>${call.method}</b> <code>${call.path}</code></h2>
<p>${summary}.${isOpen ? ' Needs no project.' : ''}${token === 'session' ? 'Needs a session token.' : ''}</p>
${renderParameters(call)}
${call.body ? renderFields('Body', toSchema(call.body, 'input'), call) : ''}
${answer ? renderFields('Response', answer, call) : html`<h3>Response</h3><p>An image, as <code>image/svg+xml</code>.</p>`}
${renderExample(call, info)}
</section>`
}

function renderParameters(call: Call): Html | '' {
  const parameters = parametersOf(call)
  if (parameters.length === 0) return ''
  return html`<h3>Parameters</h3>
<div class="wide" tabindex="0" role="region" aria-label="Parameters of ${call.name}"><table><tbody>${parameters.map(
    ({ name, required, schema, description = '' }) =>
      html`<tr><th scope="row"><code>${name}</code></th><td>${typeText(schema)}${required ? '' : ', optional'}</td><td>${description}</td></tr>`,
  )}</tbody></table></div>`
}

function renderFields(title: string, schema: JsonSchema, { isPlain }: Call): Html | '' {
  const rows = fieldRows(schema)
  if (rows.length === 0) return html`<h3>${title}</h3><p>${isPlain ? 'Text' : 'JSON'}.</p>`
  return html`<h3>${title}</h3>
<div class="wide" tabindex="0" role="region" aria-label="${title}"><table><tbody>${rows.map(
    ({ name, type, isOptional }) =>
      html`<tr><th scope="row"><code>${name}</code></th><td>${type}${isOptional ? ', optional' : ''}</td></tr>`,
  )}</tbody></table></div>`
}

function renderExample(call: Call, { url }: ApiInfo): Html {
  const { example, isOpen, token } = descriptionOf(call)
  const address = new URL(fillPath(call.path, example.params ?? {}), url)
  for (const [name, value] of Object.entries({ ...example.query, ...(isOpen ? {} : { projectId: '…' }) }))
    address.searchParams.set(name, value)
  const shown = decodeURIComponent(address.href)
  const body = call.isPlain ? example.body : JSON.stringify(example.body)
  const data = example.body === undefined ? '' : ` \\\n  --data '${body}'`
  const method = call.method === 'POST' && data === '' ? ' --request POST' : ''
  const header = token ? ` \\\n  --header '${headers[token]}: Bearer …'` : ''
  return html`<h3>Example</h3><pre tabindex="0">curl${method} '${shown}'${header}${data}</pre>${
    example.answer === undefined
      ? ''
      : html`<pre tabindex="0">${call.isPlain ? example.answer : JSON.stringify(example.answer, null, 2)}</pre>`
  }`
}
