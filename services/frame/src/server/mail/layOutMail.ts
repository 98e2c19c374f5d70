import { html } from 'hono/html'
import { describeBrowser } from './describeBrowser'
import type { MailContext } from './MailContext'
import type { Mail } from './Mailer'
import type { MailTexts } from './texts/MailTexts'
import { mailTexts } from './texts/mailLocale'

/** What a mail says, in the order in which it says it. */
export type MailContent = {
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly code?: string
  readonly button?: { readonly label: string; readonly link: string }
  readonly warning?: string
}

/** Returns the words of a mail in the reader's language, with a function that fills in values. */
export function wordsOf(context: MailContext): {
  readonly texts: MailTexts
  readonly fill: (text: string, values: Readonly<Record<string, string | number>>) => string
} {
  const fill = (text: string, values: Readonly<Record<string, string | number>>) =>
    text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
  return { texts: mailTexts[context.locale], fill }
}

/** Lays a mail out as text and as HTML that loads nothing and escapes everything. */
export function layOutMail(to: string, content: MailContent, context: MailContext): Mail {
  const { texts } = wordsOf(context)
  const details: readonly (readonly [string, string])[] = [
    [texts.site, context.site],
    [texts.browser, describeBrowser(context.userAgent) ?? texts.unknownBrowser],
    [texts.time, timeText(context.at, context)],
  ]
  const { subject, heading, paragraphs, code, button, warning } = content
  const text = [
    ...(code ? [code] : []),
    heading,
    ...paragraphs,
    ...(button ? [`${button.label}:\n${button.link}`] : []),
    details.map(([label, value]) => `${label}: ${value}`).join('\n'),
    ...(warning ? [warning] : []),
  ].join('\n\n')
  const kind = code ? 'code' : button ? 'link' : 'notice'
  return { kind, to, subject: oneLine(subject), text, html: htmlOf(content, details, context) }
}

/** Returns a time as people of the language write it, in UTC: the server doesn't know where its reader is. */
export function timeText(at: number, { locale }: MailContext): string {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'UTC',
  }).format(at)
}

function htmlOf(
  { heading, paragraphs, code, button, warning }: MailContent,
  details: readonly (readonly [string, string])[],
  context: MailContext,
): string {
  const { direction } = mailTexts[context.locale]
  const page = html`<!doctype html>
<html lang="${context.locale}" dir="${direction}">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:480px;margin:0 auto">
<h1 style="font-size:20px">${heading}</h1>
${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
${code ? html`<p dir="ltr" style="font:600 32px/1.2 ui-monospace,monospace;letter-spacing:6px">${code}</p>` : ''}
${button ? html`<p><a href="${button.link}" style="display:inline-block;padding:12px 20px;border-radius:12px;background:#2456d6;color:#fff;text-decoration:none">${button.label}</a></p>` : ''}
<table style="font-size:14px">${details.map(([label, value]) => html`<tr><td style="padding-inline-end:12px">${label}</td><td>${value}</td></tr>`)}</table>
${warning ? html`<p style="font-size:14px">${warning}</p>` : ''}
</div>
</body>
</html>`
  return String(page)
}

/** A subject is one line: a line break in it would start a header. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}
