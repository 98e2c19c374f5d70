/** An example that the shared journey clicks through. */
export type Framework = {
  /** The folder in `examples`. */
  readonly name: string
  /** What its site says that it signs. */
  readonly message: string
  /** The example whose manifest, configuration and lock file it takes, if it has none for outside the repository. */
  readonly base?: string
  /** False if only the button shows the balance. */
  readonly hasOwnBalance?: boolean
  /** Its own checker and builder, as npm scripts or programs. Without them, the page is served as it is. */
  readonly commands: readonly (readonly string[])[]
  /** The built site. */
  readonly output: string
  /** What its code adds to the strictest content policy: the name of its Trusted Types policy, or null if it has none. */
  readonly trustedTypes?: string | null
  /** Warnings of its builder about packages of others. */
  readonly tolerated?: RegExp
  /** The most that it may load before the first sign of a press, and with the modal open, in KB of gzip. */
  readonly most: { readonly early: number; readonly open: number }
}

const scripts = [
  ['npm', 'run', '--silent', 'check'],
  ['npm', 'run', '--silent', 'build'],
]

// Names the examples to visit; without it, all of them.
const chosen = process.env.LATCHKEY_EXAMPLES?.split(' ')

const all: readonly Framework[] = [
  {
    name: 'react',
    message: 'Hello from React',
    base: 'wagmi',
    commands: [
      ['node_modules/.bin/tsc', '--noEmit', '-p', '.'],
      ['node_modules/.bin/vite', 'build'],
    ],
    output: 'dist',
    most: { early: 88, open: 148 },
  },
  {
    name: 'vue',
    message: 'Hello from Vue',
    commands: scripts,
    output: 'dist',
    trustedTypes: 'vue',
    most: { early: 45, open: 190 },
  },
  {
    name: 'svelte',
    message: 'Hello from Svelte',
    commands: scripts,
    output: 'dist',
    trustedTypes: 'svelte-trusted-html',
    most: { early: 32, open: 190 },
  },
  {
    name: 'solid',
    message: 'Hello from Solid',
    commands: scripts,
    output: 'dist',
    trustedTypes: null,
    most: { early: 25, open: 190 },
  },
  {
    name: 'angular',
    message: 'Hello from Angular',
    commands: scripts,
    output: 'dist',
    trustedTypes: 'angular',
    most: { early: 57, open: 190 },
  },
  {
    name: 'astro',
    message: 'Hello from Astro',
    // Rollup can't read a comment.
    tolerated: /\[WARN\] \[vite\] node_modules\/@scure\/base\/[\s\S]*?position of the comment/,
    commands: scripts,
    output: 'dist',
    most: { early: 20, open: 152 },
  },
  {
    name: 'html',
    message: 'Hello from a plain page',
    hasOwnBalance: false,
    base: 'wagmi',
    commands: [['cp', '-r', 'node_modules/latchkey/dist/cdn', 'cdn']],
    output: '.',
    most: { early: 15, open: 148 },
  },
]

/** The names of the examples that the shared journey clicks through. */
export const frameworkNames: readonly string[] = all.map(({ name }) => name)

/**
 * The examples of all frameworks but Next.js and wagmi, which have journeys of their own. React comes first and is always
 * there, since the sizes of the others are compared with it.
 */
export const frameworks: readonly Framework[] = all.filter(
  ({ name }) => name === 'react' || !chosen || chosen.includes(name),
)
