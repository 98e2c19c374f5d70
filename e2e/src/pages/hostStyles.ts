import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const preflight = createRequire(import.meta.url).resolve('tailwindcss/preflight.css')

/** Styles that pages apply to everything; none may reach the modal. */
export const hostStyles = {
  'all: unset': '* { all: unset }',
  'all: unset !important': '* { all: unset !important }',
  "Tailwind's preflight": readFileSync(preflight, 'utf8'),
  'pointer-events: none': 'body { pointer-events: none }',
  'an overlay over everything':
    'body::after { content: "Wait"; position: fixed; inset: 0; z-index: 2147483647; background: rgb(200 230 200) }',
  'html { font-size: 30px }':
    'html { font-size: 30px } body { font: italic 2rem/3 serif; letter-spacing: 9px }',
  'styles for dialog and button': `
    dialog { display: none; position: static; inset: 40% 0 0 40%; transform: rotate(9deg); opacity: .3; border: 9px solid red; width: 90px }
    dialog[open] { display: inline; max-width: 99px; max-height: 99px; overflow: scroll; filter: invert(1) }
    dialog::backdrop { background: lime; backdrop-filter: blur(9px) }
    button, input, a, h1, p, ul, li, img, svg { all: unset; color: red !important; font-size: 40px !important; padding: 20px !important; border: 4px dashed lime !important }
    :focus-visible { outline: 9px solid lime !important }`,
  'styles for what is ours':
    'latchkey-modal { display: none !important; opacity: 0 !important; transform: scale(.3) !important; filter: blur(9px); contain: strict; clip-path: inset(50%); visibility: hidden !important } .lk-modal, .lk-card, [data-part] > * { display: none }',
  'a right-to-left, vertical page':
    'html { direction: rtl; writing-mode: vertical-rl } body { color: lime; text-align: right; text-transform: uppercase; cursor: wait; user-select: none }',
  'a page that is turned': 'body { transform: rotate(4deg); perspective: 99px; will-change: transform }',
} as const

/** The name of a set of styles. */
export type HostStyle = keyof typeof hostStyles
