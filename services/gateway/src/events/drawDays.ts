import type { EventCounts } from './countEvents'

const width = 720
const height = 180
const gap = 2

/** Draws a bar per day, as an SVG without styles: the page has the colours. */
export function drawDays(days: EventCounts['byDay']): string {
  const most = Math.max(1, ...days.map(({ count }) => count))
  const step = width / Math.max(1, days.length)
  const bars = days.map(({ day, count }, index) => {
    const tall = Math.round((count / most) * height)
    const x = (index * step).toFixed(1)
    return `<rect x="${x}" y="${height - tall}" width="${(step - gap).toFixed(1)}" height="${tall}" rx="2"><title>${day}: ${count}</title></rect>`
  })
  const label = `Events by day, up to ${most} a day`
  return `<svg viewBox="0 0 ${width} ${height + 1}" role="img" aria-label="${label}"><line x1="0" x2="${width}" y1="${height + 0.5}" y2="${height + 0.5}"/>${bars.join('')}</svg>`
}
