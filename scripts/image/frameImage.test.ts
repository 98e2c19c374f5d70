import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { addressOf } from './addressOf'
import { checkedImages } from './checkedImages'
import { folderBytes } from './folderBytes'
import { outputOf } from './outputOf'
import { setUpImageFolder } from './setUpImageFolder'

describe('the files of the frame’s image', () => {
  const image = setUpImageFolder('frame')
  const chosen = checkedImages.find(({ service }) => service === 'frame')?.settings
  /** As the Dockerfile and the compose file start it. */
  const start = (args: readonly string[], more: NodeJS.ProcessEnv) =>
    image().start('frame.js', args, {
      FRAME_PORT: '0',
      FRAME_PAGES: join(image().app, 'page'),
      FRAME_LOG: 'warn',
      DATABASE_URL: image().databaseUrl,
      ...chosen,
      ...more,
    })

  it('are JavaScript, with the pages and licences, and small', async () => {
    const { app } = image()
    const files = (await readdir(app, { recursive: true })).map(String)
    expect(files.filter((file) => /\.tsx?$|tsx|esbuild/.test(file))).toEqual([])
    const needed = [
      'frame.js',
      'page/sdk.html',
      'page/recover.html',
      'LICENSE',
      'licences.md',
      'page/licences.md',
    ]
    expect(files).toEqual(expect.arrayContaining(needed))
    expect(await readFile(join(app, 'licences.md'), 'utf8')).toContain('nodemailer')
    expect(await readFile(join(app, 'page/licences.md'), 'utf8')).toContain('react-dom')
    expect(await folderBytes(app)).toBeLessThan(15_000_000)
  })

  it('serve the pages as another user than root, and stop cleanly', async () => {
    const frame = start(['start'], {})
    try {
      const url = await addressOf(frame)
      expect((await fetch(`${url}/ready`)).status).toBe(200)
      const page = await fetch(`${url}/sdk?projectId=mine`)
      expect(page.status).toBe(200)
      expect(page.headers.get('content-security-policy')).toContain('frame-ancestors https://example.com')
      const [, script] = /<script type="module" src="([^"]+)"/.exec(await page.text()) ?? []
      expect((await fetch(`${url}${script}`)).status).toBe(200)
      expect((await fetch(`${url}/recover`)).status).toBe(200)
      expect((await fetch(`${url}/dev/mailbox`)).status).toBe(404)
      expect(await outputOf(start(['rewrap'], {}))).toBe('Wrapped again: 0\n')
      frame.kill('SIGTERM')
      expect(await once(frame, 'close')).toEqual([0, null])
    } finally {
      frame.kill('SIGKILL')
    }
  })

  it('run the role vault alone', async () => {
    const vault = start(['start'], {
      FRAME_ROLE: 'vault',
      LATCHKEY_FRAME_VAULT_KEY: '11'.repeat(32),
      FRAME_VAULT_TOKEN: 't'.repeat(32),
    })
    try {
      const url = await addressOf(vault)
      expect((await fetch(`${url}/ready`)).status).toBe(200)
      expect((await fetch(`${url}/sdk?projectId=mine`)).status).toBe(404)
    } finally {
      vault.kill('SIGKILL')
    }
  })

  it.each([
    'DATABASE_URL',
    'FRAME_RECOVERY',
    'LATCHKEY_FRAME_KEY',
    'FRAME_PUBLIC_URL',
    'SMTP_URL',
    'MAIL_FROM',
  ])('say what is missing without %s', async (name) => {
    const frame = start(['start'], { [name]: '' })
    const [said, [code]] = await Promise.all([outputOf(frame), once(frame, 'close')])
    expect(said).toMatch(name === 'DATABASE_URL' ? /set DATABASE_URL to your own/ : `\n- ${name}: `)
    expect(code).toBe(1)
  })

  it('say that the pages are missing', async () => {
    const frame = start(['start'], { FRAME_PAGES: image().data })
    const [said, [code]] = await Promise.all([outputOf(frame), once(frame, 'close')])
    expect(said).toContain(`No pages found in ${image().data}`)
    expect(code).toBe(1)
  })
})
