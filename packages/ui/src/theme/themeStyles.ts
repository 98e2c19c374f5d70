import { dark } from './dark'
import { light } from './light'
import { scale } from './scale'

function declare(values: Readonly<Record<string, string>>, important = ''): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}:${value}${important};`)
    .join('')
}

/** System colours for forced-colours mode; SVGs keep their own colours there unless the tokens change. */
const forced = {
  '--lk-accent': 'Highlight',
  '--lk-on-accent': 'HighlightText',
  '--lk-accent-text': 'LinkText',
  '--lk-accent-soft': 'Canvas',
  '--lk-surface': 'Canvas',
  '--lk-surface-raised': 'Canvas',
  '--lk-surface-sunken': 'Canvas',
  '--lk-border': 'GrayText',
  '--lk-text-soft': 'CanvasText',
  '--lk-text-faint': 'CanvasText',
  '--lk-text': 'CanvasText',
  '--lk-positive': 'CanvasText',
  '--lk-negative': 'CanvasText',
  '--lk-warning': 'CanvasText',
  '--lk-focus': 'Highlight',
}

/**
 * Returns CSS that sets every token on the shadow host: light by default, dark with `data-theme="dark"`,
 * the visitor's preference without `data-theme`, and system colours in forced-colours mode.
 */
export function themeStyles(): string {
  const night = `${declare(dark)}--lk-color-scheme:dark`
  return `:host{${declare(scale)}${declare(light)}--lk-color-scheme:light}
:host([data-theme="dark"]){${night}}
@media (prefers-color-scheme:dark){:host(:not([data-theme])){${night}}}
@media (forced-colors:active){:host{${declare(forced, '!important')}}}`
}
