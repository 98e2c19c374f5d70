import type { Context } from 'hono'

const browsers: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
]
const systems: readonly (readonly [name: string, sign: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
]

/** Returns the browser of a request as people know it, `Firefox, Windows`. Only known names leave this function. */
export function browserOf({ req }: Context): string {
  const agent = (req.header('user-agent') ?? '').slice(0, 500)
  const nameIn = (list: typeof browsers) => list.find(([, sign]) => sign.test(agent))?.[0]
  return (
    [nameIn(browsers), nameIn(systems)].filter((name) => name !== undefined).join(', ') || 'Unknown browser'
  )
}
