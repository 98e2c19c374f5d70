import { fileURLToPath } from 'node:url'
import { localNetworkIds } from '@latchkey/testing'
import fc from 'fast-check'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { defaultPageSettings, type PageSettings } from '../settings/PageSettings'
import { defaultSiteSettings, type SiteSettings } from '../settings/SiteSettings'
import { signInOf } from '../settings/signInOf'
import { toOptions } from '../settings/toOptions'
import { generateCode } from './generateCode'
import { highlight } from './highlight'
import { toSource } from './toSource'

const everything: PageSettings = {
  theme: 'dark',
  accent: '#6d4bd8',
  radius: 0.5,
  locale: 'ar',
  networks: ['eip155:31338'],
  features: {
    email: false,
    socials: ['github'],
    connectorTypeOrder: ['injected'],
    walletFeaturesOrder: ['send'],
    connectMethodsOrder: ['wallet'],
  },
  embed: true,
  legal: true,
  debug: true,
  explain: 'all',
  exclude: ["it's", 'dev.latchkey.late'],
  pairing: false,
  siwx: 'optional',
  sessions: 'memory',
  onAccountChange: 'keep',
  onNetworkChange: 'resign',
  wallets: 'demo',
}
const codeFor = (settings: PageSettings, site: SiteSettings = defaultSiteSettings) =>
  generateCode(toOptions(settings, site, 'http://localhost:4100'), {
    isPairing: settings.pairing,
    signIn: signInOf(settings, site),
    frame: site.frame,
  })

/** A site with a network of every family. */
const allFamilies: SiteSettings = {
  ...defaultSiteSettings,
  nodes: {
    ...defaultSiteSettings.nodes,
    ...Object.fromEntries(Object.values(localNetworkIds).map((id) => [id, 'http://localhost:1'])),
  },
}

/** Compiles files that exist only in memory, with this project's strict settings. */
function compile(texts: readonly string[]): readonly (readonly string[])[] {
  const files = new Map(
    texts.map((text, index) => [fileURLToPath(new URL(`./site${index}.tsx`, import.meta.url)), text]),
  )
  const config = fileURLToPath(new URL('../../../../tsconfig.json', import.meta.url))
  const { config: given } = ts.readConfigFile(config, (path) => ts.sys.readFile(path))
  const { options } = ts.parseJsonConfigFileContent({ ...given, include: [], files: [] }, ts.sys, '.')
  options.types = []
  const host = ts.createCompilerHost(options)
  const { readFile, fileExists, getSourceFile } = host
  host.readFile = (path) => files.get(path) ?? readFile(path)
  host.fileExists = (path) => files.has(path) || fileExists(path)
  host.getSourceFile = (path, target) => {
    const text = files.get(path)
    return text === undefined ? getSourceFile(path, target) : ts.createSourceFile(path, text, target)
  }
  const program = ts.createProgram([...files.keys()], options, host)
  return [...files.keys()].map((path) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(path))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
  )
}

describe('generateCode', () => {
  it('writes code that compiles against the packages, while wrong code fails', { timeout: 240_000 }, () => {
    const wrong = codeFor(everything).replace("themeMode: 'dark'", "themeMode: 'sepia'")
    const [defaults, all, families, signIn, wrongOnes] = compile([
      codeFor(defaultPageSettings),
      codeFor(everything),
      codeFor(defaultPageSettings, allFamilies),
      codeFor({ ...defaultPageSettings, siwx: 'required', sessions: 'gateway' }),
      wrong,
    ])
    expect([defaults, all, families, signIn]).toEqual([[], [], [], []])
    expect(wrongOnes).toHaveLength(1)
    expect(wrongOnes?.[0]).toContain('sepia')
  })

  it('shows the settings and leaves out defaults', () => {
    expect(codeFor(everything)).toContain(
      "themeVariables: { '--lk-accent': '#6d4bd8', '--lk-radius': '0.5' }",
    )
    expect(codeFor(everything)).toContain('<Modal />')
    expect(codeFor(everything)).not.toContain('pairing')
    expect(codeFor(defaultPageSettings)).toContain('  pairing: pairing(),\n')
    expect(codeFor(defaultPageSettings)).not.toMatch(/theme|locale|features|debug|Modal|siwx/)
  })

  it('shows how visitors sign in, and keeps sessions in the browser without a gateway', () => {
    expect(codeFor(everything)).toContain(
      "siwx: siwx({ storage: memorySessions(), required: false, onAccountChange: 'keep', onNetworkChange: 'resign' }),",
    )
    const asked = { ...defaultPageSettings, siwx: 'required', sessions: 'gateway' } as const
    expect(codeFor(asked)).toContain('siwx: siwx({ storage: gatewaySessions() }),')
    expect(codeFor(asked)).toContain("import { gatewaySessions, siwx } from 'latchkey/siwx'")
    expect(codeFor(asked, { ...defaultSiteSettings, gateway: null })).toContain('siwx: siwx(),')
  })
})

describe('the adapters in the code', () => {
  it('match the families of the chosen networks, each with its import', () => {
    const code = codeFor(defaultPageSettings, allFamilies)
    expect(code).toContain('adapters: [evm(), solana(), bitcoin(), polkadot()],')
    const one = codeFor({ ...defaultPageSettings, networks: [localNetworkIds.bitcoin] }, allFamilies)
    expect(one).toContain('adapters: [bitcoin()],')
    const entries = ['latchkey/bitcoin', 'latchkey/embedded', 'latchkey/pairing', 'latchkey/react']
    expect(one.match(/latchkey\/\w+/g)).toEqual(entries)
  })

  it('name the secure frame, if the page has one', () => {
    expect(codeFor(defaultPageSettings)).toContain("embedded: embedded({ url: 'http://localhost:4102' }),")
    expect(codeFor(defaultPageSettings, { ...defaultSiteSettings, frame: null })).not.toContain('embedded')
  })
})

describe('toSource', () => {
  it('writes a property named `__proto__`', () => {
    const value: unknown = JSON.parse('{"__proto__":false}')
    expect(toSource(value)).toBe("{ ['__proto__']: false }")
  })

  it('writes code that evaluates to the same plain value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        const read: unknown = new Function(`return (${toSource(value)})`)()
        expect(JSON.stringify(read)).toBe(JSON.stringify(value))
      }),
    )
  })
})

describe('highlight', () => {
  it('keeps every character of the code', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.constant(codeFor(everything))), (code) => {
        expect(
          highlight(code)
            .map(({ text }) => text)
            .join(''),
        ).toBe(code)
      }),
    )
  })

  it('tells keywords from strings', () => {
    const kinds = new Map(highlight(codeFor(everything)).map(({ text, kind }) => [text, kind]))
    expect(kinds.get('import')).toBe('word')
    expect(kinds.get("'dark'")).toBe('string')
    expect(kinds.get('31338')).toBe('number')
    expect(kinds.get('themeMode')).toBe('name')
    expect(kinds.get('<LatchkeyProvider')).toBe('tag')
  })
})
