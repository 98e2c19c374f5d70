import { createHash } from 'node:crypto'
import { routeNotFound } from '@latchkey/protocol'
import type { Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { Answering } from '../http/createGate'
import { Reply } from '../http/Reply'
import type { Services } from '../Services'
import { countEvents, type EventCounts } from './countEvents'
import { drawDays } from './drawDays'
import { isLocalRequest } from './isLocalRequest'

const days = 30
const style = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { max-width: 760px; margin: 32px auto; padding: 0 20px }
h1 { font-size: 22px } h2 { font-size: 17px; margin-top: 32px }
svg { width: 100%; height: auto } rect { fill: light-dark(#2f6bff, #7ea4ff) } line { stroke: light-dark(#c9ced6, #4a505a) }
table { border-collapse: collapse; width: 100% }
th, td { padding: 6px 8px; text-align: start; border-bottom: 1px solid light-dark(#dfe3e8, #33383f) }
th + th, td + td { text-align: end; font-variant-numeric: tabular-nums }
td:first-child { overflow-wrap: anywhere }
figure { margin: 0 } figcaption { display: flex; justify-content: space-between; color: light-dark(#5c6470, #a3abb8) }
`
const styleHash = createHash('sha256').update(style).digest('base64')

const pageHeaders = {
  'content-type': 'text/html; charset=UTF-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

/** [development] Serves event counts and a chart at `/dev/analytics`, on this machine only. */
export function serveAnalyticsPage(app: Hono, { config, database, gate }: Services): void {
  const answering: Answering = async (context) => {
    if (!isLocalRequest(context)) throw routeNotFound({ path: context.req.path })
    const page = await draw(await countEvents(database, days), config.GATEWAY_ANALYTICS)
    return new Reply(String(page), 200, pageHeaders)
  }
  app.get('/dev/analytics', gate('GET /dev/analytics', answering))
}

function draw({ byEvent, byDay }: EventCounts, isOn: boolean) {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Analytics</title><style>${raw(style)}</style></head>
<body>
<main>
<h1>Events of the last ${days} days</h1>
${isOn ? '' : html`<p>Analytics is off. Set GATEWAY_ANALYTICS to true to store events.</p>`}
${byEvent.length > 0 ? drawTables(byEvent, byDay) : html`<p>No events yet.</p>`}
</main>
</body>
</html>`
}

function drawTables(byEvent: EventCounts['byEvent'], byDay: EventCounts['byDay']) {
  return html`<figure>${raw(drawDays(byDay))}
<figcaption><span>${byDay[0]?.day}</span><span>at most ${number(Math.max(...byDay.map(({ count }) => count)))} a day</span><span>${byDay.at(-1)?.day}</span></figcaption></figure>
<h2>By event</h2>
<table>
<thead><tr><th scope="col">Event</th><th scope="col">Count</th><th scope="col">Addresses</th></tr></thead>
<tbody>${byEvent.map(({ event, count, people }) => html`<tr><td><bdi>${event || '(without a name)'}</bdi></td><td>${number(count)}</td><td>${number(people)}</td></tr>`)}</tbody>
</table>
<h2>By day</h2>
<table>
<thead><tr><th scope="col">Day (UTC)</th><th scope="col">Count</th></tr></thead>
<tbody>${byDay.toReversed().map(({ day, count }) => html`<tr><td>${day}</td><td>${number(count)}</td></tr>`)}</tbody>
</table>`
}

function number(value: number): string {
  return value.toLocaleString('en')
}
