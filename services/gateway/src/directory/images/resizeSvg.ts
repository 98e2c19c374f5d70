const [least, most] = [16, 512]

/** Sets the size of an SVG in pixels, within limits. */
export function resizeSvg(svg: string, size: number): string {
  const side = Math.min(Math.max(size, least), most)
  const end = svg.indexOf('>')
  const head = svg.slice(0, end).replace(/\s(width|height)="[^"]*"/g, '')
  return `${head.replace('<svg', `<svg width="${side}" height="${side}"`)}${svg.slice(end)}`
}
