const [least, most] = [16, 512]

/** Gives an SVG a size in pixels, within bounds; it looks the same, but shows so large where nothing else says how. */
export function resizeSvg(svg: string, size: number): string {
  const side = Math.min(Math.max(size, least), most)
  const end = svg.indexOf('>')
  const head = svg.slice(0, end).replace(/\s(width|height)="[^"]*"/g, '')
  return `${head.replace('<svg', `<svg width="${side}" height="${side}"`)}${svg.slice(end)}`
}
