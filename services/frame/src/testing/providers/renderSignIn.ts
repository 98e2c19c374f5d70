import { html } from 'hono/html'
import { type Page, renderPage } from '../../server/html/renderPage'
import { people } from './Person'

/** Draws the page on which a person says who they are. */
export function renderSignIn(title: string, site: string): Page {
  return renderPage({
    // Providers leave the window's opener within reach.
    needsOpener: true,
    title: `Sign in with ${title}`,
    // Browsers check the redirect after a form too.
    formActions: ["'self'", site],
    body: html`<h1>Sign in with ${title}</h1>
<p class="soft">A development provider. Choose who signs in to ${site}.</p>
${people.map(
  ({ name, email, isVerified }) => html`<form method="post">
<input type="hidden" name="name" value="${name}"><input type="hidden" name="email" value="${email}">
${isVerified ? html`<input type="hidden" name="verified" value="yes">` : ''}
<button type="submit" data-person="${name}">Continue as ${name}<small>${email}${isVerified ? '' : ', not verified'}</small></button>
</form>`,
)}
<hr>
<form method="post">
<label>Name <input name="name" required maxlength="60" autocomplete="off"></label>
<label>Email <input name="email" type="email" required maxlength="120" autocomplete="off"></label>
<label class="check"><input type="checkbox" name="verified" value="yes" checked> The provider has verified this email</label>
<button type="submit" class="main" data-person="other">Continue</button>
</form>
<form method="post">
<button type="submit" name="cancel" value="yes" formnovalidate>Cancel</button>
</form>`,
  })
}
