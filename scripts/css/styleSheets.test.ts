import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { contrast, light, parseColour, scale } from '../../packages/ui/src/index'
import { listFiles } from '../workspace/listFiles'
import { projectRoot } from '../workspace/projectRoot'
import { styledPackages } from './styledPackages'

type Sheet = { readonly name: string; readonly text: string }

/** These are in the site's own page, where no token is set. */
const inPage = ['HostButton', 'accountButton']
/** The monogram has its own tints, cameras only read codes that are dark on white, and a picture has any colour. */
const coloured = [...inPage, 'Monogram', 'QrCode', 'CodePanel', 'WalletSendScanView']

let sheets: readonly Sheet[] = []
beforeAll(async () => {
  const found = await Promise.all(
    styledPackages.map(async (source) => {
      const paths = await listFiles(join(projectRoot, source))
      return paths.filter((path) => path.endsWith('.module.css')).map((path) => `${source}/${path}`)
    }),
  )
  sheets = await Promise.all(
    found.flat().map(async (path) => ({
      name: path.replace(/^.*\/|\.module\.css$/g, ''),
      text: await readFile(join(projectRoot, path), 'utf8'),
    })),
  )
})

const sheetOf = (name: string) => sheets.find((sheet) => sheet.name === name)?.text ?? ''

/** The lines of sheets that match, as `name: line`. */
function linesOf(pattern: RegExp, left: readonly string[] = []): readonly string[] {
  return sheets
    .filter(({ name }) => !left.includes(name))
    .flatMap(({ name, text }) =>
      text
        .split('\n')
        .filter((line) => pattern.test(line))
        .map((line) => `${name}: ${line.trim()}`),
    )
}

describe('the style sheets', () => {
  it('use only tokens of the contract', () => {
    const known = new Set<string>([...Object.keys(light), ...Object.keys(scale), '--lk-color-scheme'])
    const unknown = sheets
      .filter(({ name }) => !inPage.includes(name))
      .flatMap(({ name, text }) =>
        [...text.matchAll(/var\((--lk-[\w-]+)\)/g)]
          .map(([, token = '']) => token)
          .filter((token) => !known.has(token) && !text.includes(`${token}:`))
          .map((token) => `${name}: ${token}`),
      )
    expect(sheets.length).toBeGreaterThan(50)
    expect(unknown).toEqual([])
  })

  it('name no physical side, so right-to-left is a mirror image', () => {
    expect(
      linesOf(/^\s*(?:(?:margin|padding|border)-(?:left|right|top|bottom)|left|right|width|height)\b.*:/),
    ).toEqual([])
  })

  it('write no colour outside of the themes', () => {
    expect(linesOf(/#(?!000\b)[\da-f]{3}|rgb\(|hsl\(/i, coloured)).toEqual([])
  })

  it('keep white letters readable on every tint of the monogram', () => {
    const tints = sheetOf('Monogram').match(/(?<=background: )#[\da-f]{6}/g) ?? []
    expect(tints).toHaveLength(7)
    for (const tint of tints)
      expect(contrast(parseColour(tint) ?? [0, 0, 0], [255, 255, 255])).toBeGreaterThanOrEqual(4.5)
  })
})
